import type { Lesson } from '@digiken/contract';
import { progressOf } from './samples';

/** A lesson as the server sends it, with text, list, table, code, picture and links. Written for this repository. */
export const lessonHtml = `
<p>On Sunday evening the shop is closed, the light is good and nobody asks for sugar. That makes it the best hour of the week to count. You need a pencil, the stock book and somebody to read out the shelves.</p>
<h2 id="before-you-start">Before you start</h2>
<ul>
<li>Put everything that was delivered today <strong>on the shelf</strong> or on the list, never in between.</li>
<li>Turn labels to the front. A tin that hides behind another is a tin that you buy twice.</li>
<li>Take last week’s page and draw a line under it. If you have none, read <a href="/console/course/unit/lesson/lesson-2-1/x">What is on the shelf</a> first.</li>
</ul>
<h2 id="count-in-twos">Count in twos</h2>
<p>One person counts, one writes. The writer repeats each number aloud. It sounds slow, and it is the reason why it is not: numbers that are heard twice are seldom wrong.</p>
<blockquote><p>If two counts differ, count a third time. Do not take the middle.</p></blockquote>
<div class="table-scroll" role="region" aria-label="Table 1: Count in twos" tabindex="0"><table>
<thead><tr><th scope="col">Goods</th><th scope="col">Last week</th><th scope="col">Bought</th><th scope="col">Counted</th><th scope="col">Sold</th></tr></thead>
<tbody>
<tr><th scope="row">Unga, 2 kg</th><td>24</td><td>48</td><td>31</td><td>41</td></tr>
<tr><th scope="row">Cooking oil, 1 l</th><td>12</td><td>12</td><td>5</td><td>19</td></tr>
<tr><th scope="row">Exercise books</th><td>60</td><td>0</td><td>22</td><td>38</td></tr>
</tbody>
</table></div>
<h2 id="work-out-what-was-sold">Work out what was sold</h2>
<p>You never need to write down each sale to know how much was sold. The shelf knows:</p>
<pre role="group" aria-label="Code" tabindex="0"><code class="hljs language-python"><span class="hljs-keyword">def</span> <span class="hljs-title">sold</span>(last_week, bought, counted):
    <span class="hljs-comment"># What was there, and what came, less what is left.</span>
    <span class="hljs-keyword">return</span> last_week + bought - counted

<span class="hljs-built_in">print</span>(sold(last_week=<span class="hljs-number">24</span>, bought=<span class="hljs-number">48</span>, counted=<span class="hljs-number">31</span>), <span class="hljs-string">"packets of unga, and the drawer should agree with that"</span>)
</code></pre>
<p>Press <kbd>=</kbd> on a calculator and you get the same answer. When the money in the drawer says something else, the next lesson, <a href="/console/course/unit/lesson/lesson-2-4/x">Spoilt, stolen and given away</a>, is for you.</p>
<h2 id="try-it">Try it</h2>
<ol>
<li>Choose five goods that sell every day.</li>
<li>Count them tonight, and again in a week.</li>
<li>Write the five answers in the last column.</li>
</ol>`;

export const sampleLesson: Lesson = {
  _id: 'lesson-2-2',
  title: 'Counting stock on a Sunday evening',
  html: lessonHtml,
  language: 'en',
  languages: ['en', 'sw'],
  machineTranslated: false,
  headings: [
    { id: 'before-you-start', text: 'Before you start' },
    { id: 'count-in-twos', text: 'Count in twos' },
    { id: 'work-out-what-was-sold', text: 'Work out what was sold' },
    { id: 'try-it', text: 'Try it' },
  ],
  minutes: 16,
  weightBytes: 620_000,
  position: 2,
  preview: false,
  hasVideo: false,
  open: true,
  done: false,
  video: null,
  activity: null,
  course: { _id: 'course-1', title: 'Keep the books of a small shop' },
  unit: { _id: 'unit-2', title: 'Stock', position: 2 },
  previous: { _id: 'lesson-2-1', title: 'What is on the shelf, and what it cost you' },
  next: { _id: 'lesson-2-3', title: 'When to order again' },
  scroll: 0,
  unitProgress: progressOf(1, 4),
  courseProgress: progressOf(4, 12),
  enrolled: true,
  mayDiscuss: true,
};

export const kiswahiliHtml = `
<p>Jumapili jioni duka limefungwa, mwanga ni mzuri na hakuna anayeuliza sukari. Hiyo ndiyo saa bora ya wiki ya kuhesabu. Unahitaji penseli, kitabu cha bidhaa na mtu wa kusoma rafu.</p>
<h2 id="kabla-ya-kuanza">Kabla ya kuanza</h2>
<ul><li>Weka kila kitu kilicholetwa leo kwenye rafu au kwenye orodha.</li><li>Geuza lebo zitazame mbele.</li></ul>`;
