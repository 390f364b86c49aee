// Written by scripts/build-messages.ts from what the components declare. Change the components.

/** Every text of the library in English, by namespace and key: what `MessagesProvider` takes as `messages`. */
export const messages = {
  "about-screen": {
    "title": "About Digiken",
    "lead": "A place to learn online, made for Kenya: for a phone on a small data bundle as much as for a laptop on fibre, and for people who read with their eyes, their ears or their fingers.",
    "howTitle": "How learning works here",
    "chooseTitle": "Choose only what you need",
    "chooseText": "Every course is made of units. Take the whole course or single units, and watch the total in shillings as you choose. What you own is never charged again.",
    "studyTitle": "Study when it suits you",
    "studyText": "Each lesson says how many minutes it takes and how much data it uses. Stop when you must; next time you go on from the same place.",
    "progressTitle": "Always know where you are",
    "progressText": "Mark a lesson as done, and the unit and the course show how many lessons are done. Change your mind whenever you like.",
    "promiseTitle": "Our promise to you",
    "everyoneTitle": "Everyone can use it",
    "everyoneText": "Keyboard, screen reader, large text, high contrast, no motion: we build each part to WCAG 2.1 level AA and check it again with every change.",
    "lightTitle": "Light on data",
    "lightText": "Pages are small, videos wait until you play them, and nothing is loaded from other sites.",
    "honestTitle": "Clear prices, plain words",
    "honestText": "You see what something costs before you decide. When something goes wrong we say what happened and what you can do, and keep what you typed.",
    "yoursTitle": "Your account is yours",
    "yoursText": "You can see every device where you are signed in and sign any of them out. There are no adverts and no trackers.",
    "whoTitle": "Who it is for",
    "learners": "Learners",
    "learnersText": "You want to gain a skill, one unit at a time, beside work, school or family. Start with a free lesson and see whether it suits you. Write to your instructor and to those who study with you, and join a hub of people like you.",
    "teaching": "Instructors",
    "teachingText": "You have something to teach. Write your lessons here and preview them as a learner, or import a course that you already have. A checklist helps with captions, descriptions and size; no one sees the course until it is published. Afterwards you see how each learner gets on, and who could use a word from you.",
    "hubs": "Learning hubs",
    "hubsText": "You are a school, an organisation or a community. A hub is your place here: you decide who joins, its members find their courses and each other, and you see how far they have come.",
    "touchTitle": "Stay in touch",
    "touchText": "Where this site has a page on Facebook, X, YouTube or LinkedIn, the links at the foot of every public page lead to it. You can always write to the help desk.",
    "touchLink": "Write to the help desk",
    "legalTitle": "Privacy, cookies and terms",
    "privacy": "Privacy",
    "privacyText": "We keep your name, your email address, your password in a form that nobody can read, the courses and lessons that you take, the hubs that you join, the messages and requests that you write, your settings and the devices where you are signed in. Your picture is stripped of the place and time that cameras hide in it. None of it goes to advertisers.",
    "cookies": "Cookies",
    "cookiesText": "Cookies are used only to keep you signed in, for two days. Your display settings and a random number for this device are stored in your browser. Logging out clears them.",
    "terms": "Terms of use",
    "termsText": "Use your own account and keep its password to yourself. Treat other people here as you would in a classroom; a message that harms can be reported and removed. Courses belong to those who made them: learn from them, and ask before you publish them elsewhere. An account that is used to harm others can be closed.",
    "startTitle": "See for yourself",
    "startText": "Some lessons open without an account.",
    "courses": "Browse the courses",
    "help": "Read the help desk",
    "accessibility": "Read about accessibility"
  },
  "accessibility-screen": {
    "title": "Accessibility",
    "lead": "Digiken should work for everyone who wants to learn. Our standard is the Web Content Accessibility Guidelines (WCAG) 2.1, level AA. This page says what we do, how we check it, and what does not work well yet.",
    "onThisPage": "On this page",
    "commitmentTitle": "Our commitment",
    "commitmentText": "Every page and every part is built to WCAG 2.1 level AA, and we follow the level A and AA additions of WCAG 2.2 as well. A part that fails is treated as broken, like a button that does nothing.",
    "doneTitle": "What you can count on",
    "doneKeyboard": "Everything works with a keyboard alone, and you always see where the focus is.",
    "doneReaders": "Headings, landmarks, labels and messages are there for screen readers; changes on a page are spoken once, calmly.",
    "doneContrast": "Body text has a contrast of at least 7 to 1, in the dark and in the light theme.",
    "doneZoom": "Text grows to 400% without sideways scrolling, and your own letter and line spacing is respected.",
    "doneMotion": "Movement is short and stops entirely when you ask your device, or us, for less motion.",
    "doneColour": "Nothing is shown by colour alone: status and errors are always in words too.",
    "doneTouch": "Buttons and links are at least 24 pixels in size, main actions at least 44.",
    "doneErrors": "A mistake in a form is explained next to its field, and nothing that you typed is lost.",
    "displayText": "Theme, contrast, text size and motion can be set to suit you in",
    "displayLink": "your settings",
    "keyboardTitle": "Keyboard shortcuts",
    "keyboardText": "Digiken uses the keys that you know from other sites and adds no single-letter shortcuts, which could clash with your assistive technology. On a Mac, ⌘ stands for Ctrl.",
    "keyboardCaption": "Keys and what they do",
    "keys": "Keys",
    "does": "What happens",
    "keysEverywhere": "Everywhere",
    "keyTab": "Go to the next or the previous control",
    "keySkip": "Skip past the top bar, right after a page has opened",
    "keyEnter": "Follow a link or press a button",
    "keySpace": "Press a button, tick a box, open a question",
    "keyEscape": "Close a menu, a dialog or a panel; focus returns to where it was",
    "keyPalette": "Search pages, your courses and settings",
    "keyF6": "Go to the messages at the top right, while one is shown",
    "keysChoices": "Tabs, options and menus",
    "keyTabs": "Show the previous or the next tab",
    "keyOptions": "Move between options, and between menu items",
    "keyHomeEnd": "Go to the first or the last tab or menu item",
    "keysReading": "Lessons, videos and long lists",
    "keyScroll": "Scroll a conversation, a wide table or a block of code that has the focus",
    "keyPlay": "Play or pause a video",
    "keySeek": "Go back or forward in a video",
    "keysMessages": "Writing messages",
    "keySend": "Send the message",
    "keyNewLine": "Start a new line; it never sends",
    "keysTeaching": "Writing lessons",
    "keyBold": "Make the selected text bold, italic, or a link",
    "keyListLine": "In a list, start the next item; on an empty line, end the list",
    "keyToolbar": "Move along the editor toolbar, which is a single Tab stop",
    "keyReorder": "On a button of a unit or lesson: move it up or down; the buttons themselves do the same",
    "keyReorderEnds": "Move it to the start or the end of the list",
    "orKey": "or",
    "thenKey": "then",
    "readerTitle": "Help for screen readers",
    "readerHeadings": "Each page has one main heading, and its title names the page. Press H (NVDA and JAWS), VO+Command+H (VoiceOver) or choose Headings in the reading controls (TalkBack) to move by heading.",
    "readerLandmarks": "The regions are banner, navigation, main and footer. Press D in NVDA, R in JAWS, or use the rotor in VoiceOver.",
    "readerPages": "When you go to a new page, its title is spoken and reading starts at the main heading.",
    "readerForms": "After a form is sent with mistakes, focus moves to a list of them at its top; each entry leads to its field.",
    "readerMessages": "Short messages are spoken as they come and close after five seconds. Errors can be read again in the list of recent messages.",
    "readerLists": "Conversations, hubs and notifications are plain lists of links and articles, and tables are true tables: your reader’s own keys for lists, articles and tables work. Unread is part of the name.",
    "readerConversation": "A conversation opens at its heading. New messages are announced with the sender’s name, while your focus stays where it is; a heading “New messages” marks where you stopped reading.",
    "readerNotifications": "Administrators: the bell says how many notifications are unread. The panel opens at its heading, and after “Mark as read” the focus goes on to the next one.",
    "readerCharts": "Each chart has a button “Show as table”, which gives the same figures as a table.",
    "readerLanguage": "Text in another language is marked, so that a reader with that voice installed can switch to it, for example Kiswahili.",
    "checkTitle": "How we check",
    "checkText": "Each part of the site is tested with axe, a testing engine for accessibility, in a real browser with every change: in dark and light, on a wide screen and at 320 pixels, with menus and dialogs open. The keyboard is walked through automatically too. Tools find only some of the barriers, so a rule that has not been tested is reported as not evaluated, never as met.",
    "limitsTitle": "What does not work well yet",
    "limitsVideo": "Some videos come without captions or a transcript, where their authors have not supplied them. Instructors are told so before a course is published. The lesson’s text still covers its content where we have it.",
    "limitsTranslation": "Some translations were made by a machine. They say so above the text and may contain mistakes.",
    "limitsImages": "Some pictures in imported courses have poor descriptions, or none.",
    "limitsPeople": "Results of tests with screen readers and by people with disabilities have not been published here so far.",
    "reportTitle": "Tell us about a barrier",
    "reportText": "If something stops you, tell your instructor or the school or group that gave you the address of this site. Say which page it was, what you wanted to do, and which device, browser and assistive technology you use.",
    "reportForm": "Tell the people who run this site what stopped you. You do not need an account, and you can stay anonymous.",
    "reportEmail": "You can also write to {email}.",
    "reportHelp": "Go to the help desk"
  },
  "accordion": {
    "openAll": "Open all",
    "closeAll": "Close all",
    "opened": "All {total} parts are open",
    "closed": "All {total} parts are closed"
  },
  "active-filters": {
    "label": "Active filters",
    "remove": "(remove this filter)",
    "clear": "Remove all filters"
  },
  "add-by-title": {
    "missing": "Enter a title",
    "adding": "Adding…",
    "added": "{title} added"
  },
  "admin-layout": {
    "title": "Administration",
    "subtitle": "Administration Portal",
    "administrator": "Administrator",
    "main": "Main",
    "more": "More",
    "dashboard": "Dashboard",
    "categories": "Categories",
    "users": "Users",
    "hubs": "Hubs",
    "courses": "Courses",
    "enrollments": "Enrollments",
    "messages": "Messages",
    "tickets": "Help requests",
    "transactions": "Transactions",
    "certificates": "Certificates",
    "liveClasses": "Live Classes",
    "audit": "Audit log",
    "settings": "Settings"
  },
  "bar-chart": {
    "summary": {
      "one": "{label}: {value}",
      "other": "{count} bars. The longest is {label}: {value}"
    },
    "label": "Name",
    "value": "Value"
  },
  "barrier-form": {
    "page": "Which page was it?",
    "pageHint": "Its address or its name, for example “My courses”.",
    "problem": "What stopped you?",
    "problemHint": "What you wanted to do, and what happened instead.",
    "technology": "What do you use?",
    "technologyHint": "Device, browser and assistive technology, for example “TalkBack and Chrome on Android”.",
    "contact": "How can we reach you?",
    "contactHint": "An email address, if you want to hear what we did about it.",
    "submit": "Report the barrier",
    "busy": "Sending…",
    "check": "Check the fields marked below.",
    "pageMissing": "Say which page it was",
    "problemMissing": "Say what stopped you",
    "receivedTitle": "Thank you, we received your report",
    "reference": "Its reference is",
    "received": "The people who run this site will look at it.",
    "answered": "They will reply to {contact}.",
    "again": "Report another barrier"
  },
  "brand": {
    "name": "Digiken",
    "home": "home"
  },
  "breadcrumbs": {
    "label": "Breadcrumbs"
  },
  "calendar": {
    "previous": "Previous month",
    "next": "Next month",
    "close": "Close the calendar"
  },
  "callout": {
    "info": "Note:",
    "success": "Done:",
    "warning": "Warning:",
    "danger": "Problem:"
  },
  "catalogueScreen": {
    "title": "Courses",
    "intro": "Take a whole course, or choose the units that you need.",
    "list": "Course list",
    "none": "No matching courses",
    "noneText": "Try fewer words, another category or all levels.",
    "clear": "Show all courses",
    "empty": "No courses are published yet",
    "emptyText": "Published courses are listed here."
  },
  "certificate": {
    "title": "Certificate of completion",
    "says": "This certifies that",
    "completed": "has completed the course",
    "level": "Level: {level}",
    "instructor": "Taught by {name}",
    "issued": "Issued on",
    "number": "Certificate number",
    "check": "Verify it",
    "verify": "Verify this certificate",
    "valid": "Valid",
    "revoked": "Withdrawn",
    "pending": "Being prepared",
    "revokedTitle": "This certificate was withdrawn",
    "revokedText": "No longer valid.",
    "pendingTitle": "This certificate is being prepared",
    "pendingText": "Its number and date are added when it is issued. You do not need to wait here."
  },
  "change-list": {
    "added": "Added",
    "changed": "Changed",
    "removed": "Removed",
    "ofCourse": "Course: {title}",
    "ofUnit": "Unit: {title}",
    "ofLesson": "Lesson: {title}",
    "inUnit": "in unit “{unit}”",
    "title": "Title",
    "summary": "Summary",
    "description": "Description",
    "level": "Level",
    "category": "Category",
    "price": "Price",
    "picture": "Picture",
    "order": "Order",
    "unit": "Unit",
    "preview": "Free preview",
    "text": "Text",
    "video": "Video",
    "captions": "Captions",
    "transcript": "Transcript",
    "quiz": "Quiz",
    "partIn": "{part} ({language})",
    "show": "Show old and new text of {title}",
    "before": "Before",
    "after": "After",
    "none": "None"
  },
  "chart-frame": {
    "table": "Show as table",
    "tableOf": ": {title}",
    "empty": "No data yet."
  },
  "chat": {
    "field": "Your question",
    "log": "Questions and answers",
    "you": "You",
    "tutor": "AI tutor",
    "person": "Support",
    "machineMark": "AI",
    "personMark": "A person",
    "direct": "Answers directly, from your course only.",
    "hints": "Gives hints, so that you find the answer yourself.",
    "left": {
      "one": "{count} of {total} questions left",
      "other": "{count} of {total} questions left",
      "zero": "No questions left"
    },
    "used": {
      "one": "You have used your question for now.",
      "other": "You have used all {count} questions for now."
    },
    "resets": "There are new ones",
    "writing": "{name} is writing",
    "writingNow": "Writing…",
    "answered": "{name} replied. {text}",
    "restBelow": "The rest is in the last message.",
    "sources": "Sources",
    "source": "Source {number}: {label}",
    "withSources": {
      "one": "{count} source.",
      "other": "{count} sources."
    },
    "sending": "Sending…",
    "failedMine": "Not sent.",
    "failedAnswer": "The answer was interrupted.",
    "stopped": "You stopped this answer.",
    "retry": "Try again",
    "helpful": "Helpful",
    "notHelpful": "Not helpful",
    "ratingGroup": "Was this answer helpful?",
    "rated": "Thank you for your feedback.",
    "newest": "Go to the newest message",
    "emptyTitle": "Ask about your lesson",
    "emptyText": "Answers come from your own course, with links to the lessons they use. AI can be wrong: check what matters.",
    "suggestions": "Questions to start with",
    "offline": "You are offline. What you write stays here until you send it.",
    "code": "Code"
  },
  "check-labels": {
    "summary": "A summary of the course",
    "units": "At least one unit",
    "lessons": "Lessons in every unit",
    "empty-lessons": "Text in every lesson",
    "alt-text": "Alt text for all pictures",
    "captions": "Captions for all videos",
    "transcript": "Transcripts for all videos",
    "weight": "Lessons light enough for a data bundle",
    "price": "A price for every unit (0 is free)",
    "category": "A category"
  },
  "choiceSummary": {
    "heading": "Your choice",
    "none": "No units chosen yet",
    "count": {
      "one": "{count} unit",
      "other": "{count} units"
    },
    "total": "Total",
    "updating": "Updating…",
    "calculating": "Calculating…",
    "wait": "Wait for the total, then enrol.",
    "free": "Enrol for free",
    "enrol": "Enrol for {price}",
    "enrolNone": "Enrol",
    "busy": "Enrolling…",
    "signIn": "Sign in to enrol",
    "kept": "Your selection is saved while you sign in.",
    "chooseFirst": "Choose at least one unit first."
  },
  "combobox": {
    "show": "Show the options",
    "hide": "Hide the options",
    "clear": "Clear",
    "cleared": "Cleared",
    "results": {
      "zero": "No matches",
      "one": "{count} option",
      "other": "{count} options"
    },
    "empty": "No matches for “{text}”. Try fewer letters.",
    "loading": "Looking…",
    "failed": "The options could not be loaded.",
    "retry": "Try again",
    "notListed": "Choose one of the options, or clear the field"
  },
  "command-palette": {
    "search": "Search",
    "recent": "Recent",
    "empty": "Nothing found. Try another word.",
    "loading": "Searching…",
    "failed": "Search is not responding. Please try again in a moment.",
    "results": {
      "zero": "Nothing found",
      "one": "{count} result",
      "other": "{count} results"
    },
    "keys": "Up and down to move, Enter to open, Escape to close"
  },
  "confirm-dialog": {
    "title": "Confirmation",
    "confirm": "Yes",
    "cancel": "No",
    "sessionExpired": "Your session has expired. Do you want to proceed to the login page?"
  },
  "console-layout": {
    "nav": "Quick links",
    "menu": "Menu"
  },
  "conversation": {
    "back": "All messages",
    "with": "With {names}",
    "you": "You",
    "archive": "Archive",
    "unarchive": "Move to inbox",
    "archived": "Archived",
    "movedToInbox": "Moved to inbox",
    "people": "People ({count})",
    "block": "Block",
    "blockName": "Block {name}",
    "unblock": "Unblock",
    "unblockName": "Unblock {name}",
    "andOthers": {
      "one": "and {count} other",
      "other": "and {count} others"
    },
    "blockedNow": "{name} is blocked.",
    "unblockedNow": "{name} is no longer blocked.",
    "blockedMark": "Blocked",
    "blockTitle": "Block {name}?",
    "blockText": "{name} can no longer write to you. You can undo this here at any time.",
    "cancel": "Cancel",
    "messages": "Messages",
    "older": "Show earlier messages",
    "newest": "Go to the newest message",
    "olderShown": {
      "one": "{count} earlier message",
      "other": "{count} earlier messages"
    },
    "newMessages": "New messages",
    "none": "No messages yet.",
    "report": "Report",
    "reportName": "Report this message from {name}",
    "removed": "An administrator removed this message.",
    "reported": "You reported this message",
    "reportedNow": "Reported. The people who run this site will look at it.",
    "reportTitle": "Report a message from {name}",
    "reportText": "The people who run this site will read the message and what you write here. {name} is not told who reported it.",
    "reportLabel": "What is wrong with it?",
    "reportConfirm": "Report message",
    "reply": "Reply to {names}",
    "replyAll": "Your reply",
    "arrived": {
      "one": "New message from {name}",
      "other": "{count} new messages"
    },
    "loading": "Loading the conversation…"
  },
  "course-editor": {
    "loading": "Loading the course…",
    "waiting": "Course",
    "previewCourse": "Preview as learner",
    "learners": {
      "zero": "No learners yet",
      "one": "{count} learner",
      "other": "{count} learners"
    },
    "changes": "Changes requested",
    "unpublished": "Course unpublished",
    "review": "The course is in review",
    "reviewText": "An administrator is reviewing it. You are notified as soon as there is a decision.",
    "withdraw": "Withdraw from review",
    "withdrawing": "Withdrawing…",
    "withdrawn": "Course withdrawn from review",
    "units": "Units",
    "unitsIntro": "Learners choose and pay for units one by one, in this order.",
    "noUnits": "No units yet. A unit holds a few lessons that belong together.",
    "unitLine": "{lessons}, {weight}",
    "lessons": {
      "zero": "No lessons yet",
      "one": "{count} lesson",
      "other": "{count} lessons"
    },
    "addUnit": "Title of a new unit",
    "addUnitHint": "For example “Stock”. Its lessons come next.",
    "add": "Add the unit",
    "removeTitle": "Remove “{title}”?",
    "removeUnit": "The unit and everything in it are removed. This cannot be undone.",
    "details": "About the course",
    "detailsIntro": "What visitors read before they choose.",
    "summaryHint": "One or two sentences for the course card, up to {limit} characters.",
    "description": "Description",
    "descriptionHint": "Who the course is for, what learners can do afterwards, and what they need.",
    "category": "Category",
    "noCategory": "None yet",
    "level": "Level",
    "beginner": "Beginner",
    "intermediate": "Intermediate",
    "advanced": "Advanced",
    "price": "Price for the whole course, in shillings",
    "priceHint": "Leave empty to charge the sum of the units, now {sum}. A lower price rewards learners who take the whole course.",
    "priceWrong": "Enter whole shillings, like 450",
    "save": "Save the details",
    "saved": "Details saved",
    "conflictTitle": "The details were saved from another window",
    "picture": "Cover picture",
    "pictureHint": "PNG, JPEG, WebP or GIF, at least 1280 by 720. Decorative, so no alt text needed.",
    "pictureKinds": "a PNG, JPEG, WebP or GIF picture",
    "ready": "Before learners see it",
    "submit": "Submit for review",
    "history": "History",
    "stagedTitle": "Unpublished changes",
    "stagedIntro": "Learners see the published course until these changes are approved.",
    "stagedReview": "An administrator is looking at these changes. Learners see the published course until then.",
    "stagedNone": "Nothing differs from the published course.",
    "stagedSubmit": "Submit changes for review",
    "stagedPublish": "Publish changes",
    "stagedWithdraw": "Withdraw from review",
    "stagedDiscard": "Discard changes",
    "stagedDiscardTitle": "Discard all unpublished changes?",
    "stagedDiscardText": "The course goes back to what learners see now. This cannot be undone.",
    "stagedDiscardYes": "Discard",
    "stagedDiscardNo": "Do not discard",
    "stagedDiscarding": "Discarding…",
    "stagedDiscarded": "Unpublished changes discarded"
  },
  "course-import": {
    "title": "Import a course",
    "intro": "Import a course from another platform. It becomes your draft: no one else sees it until you submit it.",
    "file": "Course file",
    "kinds": "a file that ends in .imscc or .zip",
    "safe": "Scripts and third-party trackers are removed, and every picture is compressed.",
    "working": "Reading the course",
    "workingText": "You can leave this page: the import continues in the background.",
    "percent": "{percent}% done",
    "progress": "{task}: {progress}",
    "workingShort": "Working…",
    "failed": "The import failed",
    "failedText": "The file could not be read.",
    "nothing": "Nothing was added to your courses.",
    "done": "“{title}” was imported as a draft",
    "openCourse": "Open the course",
    "units": "Units",
    "lessons": "Lessons",
    "pictures": "Pictures",
    "quizzes": "Quizzes",
    "another": "Import another course",
    "findings": "To review",
    "findingsIntro": "These items could not be imported unchanged. The lessons work without them.",
    "clean": "Everything was imported unchanged.",
    "show": "Show",
    "all": "All ({count})",
    "kind": "{kind} ({count})",
    "shown": {
      "one": "{count} finding shown",
      "other": "{count} findings shown"
    },
    "where": "Where",
    "line": "{where}, line {line}",
    "what": "What was found",
    "how": "Kind",
    "problem": "Problem",
    "warning": "Changed",
    "info": "Note"
  },
  "course-state": {
    "draft": "Draft",
    "review": "In review",
    "changes": "Changes requested",
    "published": "Published",
    "unpublished": "Unpublished",
    "unpublishedChanges": "Published, with unpublished changes"
  },
  "courseCard": {
    "units": {
      "one": "{count} unit",
      "other": "{count} units"
    },
    "by": "By {name}",
    "enrolled": "Enrolled",
    "untitled": "Untitled course",
    "progress": "Your progress in {title}"
  },
  "courseFacts": {
    "instructor": "Instructor",
    "level": "Level",
    "contents": "Contents",
    "units": {
      "one": "{count} unit",
      "other": "{count} units"
    },
    "time": "Study time",
    "data": "Data to read it all",
    "languages": "Languages",
    "price": "Whole course"
  },
  "courseFilters": {
    "search": "Search courses",
    "placeholder": "A subject or a skill",
    "category": "Category",
    "allCategories": "All categories",
    "categoryCount": "{name} ({count})",
    "level": "Level",
    "allLevels": "All levels",
    "sort": "Sort by",
    "newest": "Newest first",
    "title": "Title, A to Z",
    "priceLow": "Lowest price first",
    "priceHigh": "Highest price first",
    "results": {
      "zero": "No courses found",
      "one": "{count} course",
      "other": "{count} courses"
    },
    "found": "for “{search}”",
    "clear": "Clear filters"
  },
  "courseGrid": {
    "loading": "Loading courses…"
  },
  "courseLevel": {
    "beginner": "Beginner",
    "intermediate": "Intermediate",
    "advanced": "Advanced"
  },
  "courseOutline": {
    "unit": "Unit {number}",
    "lessons": {
      "one": "{count} lesson",
      "other": "{count} lessons"
    },
    "show": "Lessons of {title}",
    "progress": "Your progress in {title}"
  },
  "courseScreen": {
    "loading": "Loading the course…",
    "waiting": "Course",
    "choose": "Choose your units",
    "add": "Add more units",
    "preview": "Read a free lesson",
    "begin": "Start the course",
    "resume": "Continue the course",
    "review": "Review the course",
    "progress": "Your progress in {title}",
    "about": "About this course",
    "units": "Units",
    "chooseIntro": "Take all of them, or only the ones that you need.",
    "more": "The units that you do not have yet can be added at any time."
  },
  "crash-screen": {
    "title": "Oops! something went wrong!",
    "text": "Please try again later.",
    "refresh": "Refresh the page"
  },
  "dashboardFigures": {
    "label": "Your learning in numbers",
    "lessonsDone": "Lessons done",
    "lessonsLeft": "Lessons left",
    "courses": "Courses",
    "finished": "Courses finished"
  },
  "dashboardScreen": {
    "title": "Karibu, {name}",
    "titleOnly": "Your dashboard",
    "loading": "Loading your courses…",
    "continue": "Continue where you left off",
    "start": "Start here",
    "others": "Your other courses",
    "all": "See all my courses",
    "finished": "Everything is done",
    "finishedText": "You have finished every course that you are enrolled in.",
    "none": "You are not enrolled in a course yet",
    "noneText": "Find a course, choose its units, and it appears here with your progress.",
    "browse": "Browse courses",
    "suggested": "Newest courses"
  },
  "data-size-badge": {
    "toLoad": "to load,",
    "light": "light",
    "medium": "medium",
    "heavy": "heavy",
    "video": "video",
    "pictures": "pictures",
    "text": "text",
    "saver": "only when you ask for it"
  },
  "data-table": {
    "none": "None",
    "updating": "Updating…"
  },
  "data-table-selection": {
    "bar": "{label}: selection",
    "all": "Select all on this page",
    "row": "Select {name}",
    "column": "Selection",
    "count": {
      "one": "{count} selected",
      "other": "{count} selected",
      "zero": "Nothing selected"
    },
    "here": "{here} of them on this page",
    "actions": "Actions are above the table.",
    "clear": "Clear selection"
  },
  "data-table-sorting": {
    "sortBy": "Sort by",
    "unsorted": "As it comes",
    "ascending": "{column}, ascending",
    "descending": "{column}, descending",
    "sorted": "Sorted by {order}"
  },
  "date-input": {
    "hint": "For example, 27 3 2026",
    "day": "Day",
    "month": "Month",
    "year": "Year",
    "choose": "Choose from a calendar",
    "change": "Choose from a calendar, now {date}",
    "opening": "Opening the calendar…",
    "unavailable": "The calendar could not be loaded. Type the date instead.",
    "missing": "Enter a day, a month and a year",
    "notReal": "Enter a real date, like 27 3 2026",
    "shortYear": "Enter the year with 4 digits, like 2026",
    "atLeast": "Enter {date} or a later date",
    "atMost": "Enter {date} or an earlier date"
  },
  "date-time-input": {
    "date": "Date",
    "time": "Time",
    "zone": "Time zone: {zone}",
    "dateMissing": "Enter the date too",
    "timeMissing": "Enter the time too"
  },
  "details-form": {
    "title": "Title",
    "titleMissing": "Enter a title",
    "summary": "Summary",
    "summaryLong": "Shorten the summary to {limit} characters",
    "saving": "Saving…",
    "notSaved": "Not saved yet",
    "check": "Check the fields below"
  },
  "dialog": {
    "close": "Close"
  },
  "display-settings": {
    "theme": "Theme",
    "dark": "Dark",
    "light": "Light",
    "contrast": "Contrast",
    "standard": "Standard",
    "high": "High",
    "highHint": "Stronger colours for text, lines and focus.",
    "textSize": "Text size",
    "textSizeHint": "In addition to your browser’s text size.",
    "size100": "Standard",
    "size125": "Large",
    "size150": "Largest",
    "motion": "Motion",
    "system": "Match device",
    "reduced": "Less motion",
    "reducedHint": "Nothing slides, fades or floats."
  },
  "drawer": {
    "close": "Close"
  },
  "duration": {
    "minutes": {
      "one": "{count} minute",
      "other": "{count} minutes"
    },
    "hours": {
      "one": "{count} hour",
      "other": "{count} hours"
    },
    "both": "{hours} {minutes}"
  },
  "enrolledCard": {
    "begin": "Begin",
    "resume": "Resume",
    "review": "Review",
    "of": "{action}: {title}",
    "next": "Next: {title}",
    "enrolled": "Enrolled",
    "studied": "Last studied",
    "progress": "Your progress in {title}",
    "untitled": "Untitled course"
  },
  "error-screen": {
    "message": "An error occurred",
    "offline": "Please check your internet connection and try again.",
    "unavailable": "Our servers are currently unavailable. Please try again later.",
    "other": "We encountered an unexpected error. Apologies for the inconvenience.",
    "retry": "Try Again"
  },
  "error-summary": {
    "title": {
      "zero": "There is a problem",
      "one": "There is a problem",
      "other": "There are {count} problems"
    },
    "pageTitle": "Error: {title}"
  },
  "facts": {
    "none": "None"
  },
  "field": {
    "optional": "(optional)",
    "error": "Error:"
  },
  "figures-screen": {
    "loading": "Loading the statistics…"
  },
  "file-upload": {
    "choose": "Choose a file",
    "chooseMany": "Choose files",
    "drop": "or drop it here",
    "dropMany": "or drop them here",
    "uploading": "Uploading",
    "percent": "{percent}% sent",
    "progress": "{name}: {progress}",
    "finishing": "Sent. Waiting for confirmation…",
    "started": "Uploading {name}",
    "done": "Uploaded",
    "doneNamed": "{name} uploaded",
    "failed": "{name}: {message}",
    "cancelled": "Upload of {name} cancelled",
    "cancel": "Cancel",
    "retry": "Try again",
    "remove": "Remove",
    "named": "{action}: {name}",
    "tooLarge": "This file is {size}. The largest that can be sent is {limit}.",
    "empty": "This file is empty. Choose another.",
    "wrongKind": "This file type is not supported here. Choose {kinds}.",
    "otherKind": "one of the file types named above",
    "unexpected": "The upload was interrupted. Please try again."
  },
  "filter-bar": {
    "clear": "Clear filters"
  },
  "footer": {
    "label": "Footer",
    "tagline": "Learn at your own pace, on any phone, with any pair of hands, eyes and ears.",
    "learning": "Learning",
    "allCourses": "All courses",
    "singleUnits": "Taking single units",
    "freePreview": "Free preview lessons",
    "progress": "How progress is counted",
    "platform": "Platform",
    "aboutUs": "About us",
    "paying": "Prices and paying",
    "mobileData": "Data and devices",
    "languages": "Languages",
    "support": "Support",
    "helpDesk": "Help desk",
    "account": "Account and sign-in",
    "slow": "A page does not load",
    "contact": "Contact",
    "legal": "Legal",
    "privacy": "Privacy",
    "whatIsKept": "What we keep about you",
    "cookies": "Cookies",
    "social": "Stay in touch",
    "accessibility": "Accessibility",
    "statement": "Accessibility statement",
    "shortcuts": "Keyboard shortcuts",
    "screenReaders": "Screen-reader help",
    "newsletter": "News from Digiken"
  },
  "forgot-password-form": {
    "email": "Email address",
    "emailHint": "The address that you log in with.",
    "submit": "Send the link",
    "busy": "Sending…",
    "check": "Check the fields marked below.",
    "emailMissing": "Enter your email address",
    "sentTitle": "Check your inbox",
    "sent": "If {email} has an account here, a link to choose a new password is on its way. It works once, for one hour.",
    "spam": "Nothing after a few minutes? Check your spam folder too.",
    "another": "Use another address",
    "signIn": "Back to log in"
  },
  "form": {
    "unexpected": "Something went wrong on our side. What you typed is still here: please try again."
  },
  "form-dialog": {
    "cancel": "Cancel"
  },
  "help-desk-screen": {
    "title": "Help desk",
    "intro": "Short answers to what people ask most. Type a word to narrow them down.",
    "search": "Search the answers",
    "searchHint": "For example “password” or “data”",
    "found": {
      "one": "{count} answer",
      "other": "{count} answers",
      "zero": "No answers"
    },
    "nothingTitle": "No matching answers",
    "nothingText": "Try one short word, or clear the search to see every question.",
    "clear": "Clear the search",
    "topics": "Topics",
    "accountTopic": "Your account",
    "learningTopic": "Courses and lessons",
    "payingTopic": "Enrolling and paying",
    "dataTopic": "Data and devices",
    "togetherTopic": "Hubs and messages",
    "teachingTopic": "Teaching",
    "privacyTopic": "Privacy and safety",
    "contactTopic": "Still stuck?",
    "joinQ": "How do I create an account?",
    "joinA": "Choose Sign up, then give your name, your email address and a password of at least 8 characters. We send one link to that address; open it and your account is ready.",
    "joinLink": "Sign up",
    "verifyQ": "The confirmation link did not arrive",
    "verifyA": "Wait a few minutes and look in the spam folder. A link works for 24 hours. Log in to request a new one; only the newest link works.",
    "verifyLink": "Send the link again",
    "passwordQ": "I forgot my password",
    "passwordA": "Ask for a new password with the address of your account. The link that we send works once, for one hour. When you have chosen a new password, every device is signed out, so that only you can come back in.",
    "passwordLink": "Choose a new password",
    "expiredQ": "Why was I asked to log in again?",
    "expiredA": "A sign-in lasts two days. It also ends when you log out, when your password changes, when you sign a device out from your settings, or when an administrator changes your account. What you finished stays finished.",
    "pictureQ": "How do I change my name or picture?",
    "pictureA": "Open Settings, then your profile. A picture may be PNG, JPEG, WebP or GIF, up to 5 MB; it is cut to a square. Without one, people see the first letter of your name.",
    "findQ": "How do I find a course?",
    "findA": "Open Courses to search by word, choose a category or a level, and sort by date, title or price. Each card says what the course costs and how many units it has.",
    "findLink": "Browse the courses",
    "tryQ": "Can I try a lesson first?",
    "tryA": "Yes. Lessons marked “Free preview” are open to everyone, without an account. You will find them in the list of lessons on the course page.",
    "enrolQ": "Do I have to take a whole course?",
    "enrolA": "No. A course is made of units, and you may choose only those that you need. The total is added up as you choose. You can come back for the other units later.",
    "doneQ": "How is my progress counted?",
    "doneA": "Each lesson counts once you mark it as done; you can unmark it too. The numbers beside a unit and a course show how many lessons are done. Open a course again and it takes you to where you stopped.",
    "languageQ": "Can I read in Kiswahili?",
    "languageA": "Where a lesson has been translated, a language switch is shown above its text. A translation made by a machine says so, and the original is one click away.",
    "priceQ": "What does a course cost?",
    "priceA": "Prices are in Kenyan shillings, shown on every card and beside every unit. Many units are free. The total of the units that you have chosen is worked out before you enrol.",
    "payQ": "How do I pay?",
    "payA": "The course page says whether this site takes payments. Where it does not, it tells you so plainly, takes nothing, and you can still study every free unit and free preview.",
    "twiceQ": "Will I be charged twice for a unit?",
    "twiceA": "No. Units that are already yours are shown as owned and never added to a total, also when you take the rest of the course later.",
    "mbQ": "How much data does a lesson use?",
    "mbA": "The size of a lesson in KB or MB is shown before you open it. A video does not load until you press play, and its size is shown first.",
    "slowQ": "A page does not load",
    "slowA": "Check your connection and choose “Try Again”. On a slow connection the page keeps trying; after ten seconds it says that it is still working. What you typed into a form stays there.",
    "displayQ": "Can I make the text larger or the page lighter?",
    "displayA": "Yes. Settings has a light and a dark theme, high contrast, three text sizes and less motion. The theme button at the top of every page works without an account.",
    "hubQ": "What is a hub?",
    "hubA": "A school, an organisation or a community that learns together here. Its members see each other, can write to each other, and find the hub’s courses in one place. A hub has an administrator of its own.",
    "joinHubQ": "How do I join a hub?",
    "joinHubA": "Open Hubs in your console, find the hub by its name and ask to join. Its administrator accepts or rejects your request, with a reason; you get the answer by email. Until then you can withdraw the request. If someone sent you an invitation, open its link: you join at once, unless it has expired or been used up.",
    "joinHubLink": "Find a hub",
    "hubSeesQ": "What does a hub administrator see about me?",
    "hubSeesA": "Your name, your email address, when you joined, and how far you are in the courses of that hub. Not your other courses, and not your messages to others. When you leave the hub, this access ends.",
    "writeQ": "Who can I write to?",
    "writeA": "People who share a course or a hub with you. Open Messages and choose New message; names appear as you type. An instructor can also write to all learners of a course at once.",
    "writeLink": "Open your messages",
    "archiveQ": "How do I tidy up my messages?",
    "archiveA": "Open a conversation and choose Archive. It moves to the archive, and returns to the inbox when someone replies. The search box above the list searches subjects and messages.",
    "reportQ": "Someone is sending abusive messages",
    "reportA": "Choose Report beside the message and say what is wrong. The people who run this site then read that message and can remove it. Under People you can block someone: they can no longer write to you. You can unblock them at any time.",
    "teachQ": "How do I become an instructor?",
    "teachA": "The people who run this site decide. Contact them with the form below: choose the topic about teaching, and say what you would like to teach. When your account has been changed, log in again: the tutor console opens.",
    "teachLink": "Write to us",
    "lessonQ": "How do I write a lesson?",
    "lessonA": "In the tutor console open a course, then a unit, and add a lesson. You write in Markdown and see the preview as learners will. A draft is saved while you type, so that a refresh or a lost connection loses nothing; learners read it once you save the lesson. Pictures need a description, or a tick that says that they are decoration.",
    "importQ": "Can I import an existing course?",
    "importA": "Yes. Upload a Common Cartridge (.imscc, versions 1.1 to 1.3) from another learning platform, or a .zip of Markdown files. A report then lists what was imported and what to check. The course starts as a draft that only you can see.",
    "publishQ": "How does my course get published?",
    "publishA": "The checklist on the course’s page says what is missing, and what could be better: descriptions of pictures, captions, size in MB, price. When nothing is missing, submit the course for review. An administrator publishes it or requests changes with reasons; you are notified by email.",
    "struggleQ": "How do I see who needs help?",
    "struggleA": "My Learners lists everyone in your courses with their progress. “Needs help” marks learners who have not started within three days of enrolling, and learners who have been inactive for seven days. You can write to them from there.",
    "keptQ": "What do you keep about me?",
    "keptA": "Your name, email address, an unreadable form of your password, your picture if you add one, your display settings, the courses that you enrol in, the lessons that you mark as done, the hubs that you join, the messages and requests for help that you write, and the devices where you are signed in.",
    "messagesSeenQ": "Who can read my messages?",
    "messagesSeenA": "The people in the conversation. When one of them reports a message, the people who run this site read that one message too.",
    "cookieQ": "What is stored on my device?",
    "cookieA": "Cookies that keep you signed in for two days, your display settings, and a random number that stands for this device. Logging out removes your session and clears that storage. Nothing is sent to advertisers, and no page loads anything from another site.",
    "deviceQ": "I used a shared computer. What now?",
    "deviceA": "Open Settings on any device and look under “Where you are signed in”. You can sign that computer out from there. If you think that someone knows your password, change it: every other device is signed out at once.",
    "contactText": "Your instructor, or the school or group that gave you the address of this site, knows it best and can look into your account with you.",
    "contactEmail": "You can also write to {email}.",
    "contactForm": "Your instructor, or the school or group that gave you the address of this site, often knows best. Or ask the people who run it: you get the answer by email.",
    "contactTip": "Tell them what you were doing, what you expected and the exact words on the screen.",
    "accessibilityLink": "Having trouble with your device or assistive technology? Read our accessibility page"
  },
  "homeScreen": {
    "title": "Learn one unit at a time",
    "intro": "Take a whole course, or only the units that you need. Every lesson shows its size before you open it, and your place is saved for when you come back.",
    "search": "What do you want to learn?",
    "placeholder": "A subject or a skill",
    "browse": "Browse all courses",
    "newest": "Newest courses",
    "seeAll": "See all courses",
    "none": "No courses are published yet",
    "noneText": "Published courses are listed here.",
    "how": "How it works",
    "findTitle": "Find your course",
    "find": "Search, or browse by category and level. Lessons marked as a free preview open without an account.",
    "chooseTitle": "Choose your units",
    "choose": "Tick the units that you want and watch the total. Units you already have are never charged again.",
    "learnTitle": "Learn and come back",
    "learn": "Mark lessons as done and see your progress. Next time you start where you stopped.",
    "categories": "Browse by category",
    "categoryCount": {
      "one": "{count} course",
      "other": "{count} courses"
    },
    "accessTitle": "Made for everyone",
    "access": "Each part of Digiken is checked by keyboard, at high zoom and with automated accessibility tests against WCAG 2.1 AA. Choose dark or light, larger text, more contrast or less motion in your settings.",
    "accessLink": "Read the accessibility statement"
  },
  "hub-card": {
    "members": {
      "one": "{count} member",
      "other": "{count} members",
      "zero": "No members yet"
    },
    "courses": {
      "one": "{count} course",
      "other": "{count} courses",
      "zero": "No courses yet"
    }
  },
  "hub-layout": {
    "title": "{hub} Hub Console",
    "role": "Hub Admin",
    "hub": "Hub",
    "communication": "Communication",
    "home": "Home",
    "dashboard": "Dashboard",
    "members": "Members",
    "requests": "Requests",
    "messages": "Messages",
    "profile": "Profile",
    "settings": "Settings"
  },
  "hub-screen": {
    "loading": "Loading the hub…",
    "waiting": "Hub",
    "about": "About this hub",
    "noDescription": "No description yet.",
    "courses": "Courses",
    "noCourses": "No courses have been added yet.",
    "members": {
      "one": "{count} member",
      "other": "{count} members",
      "zero": "No members yet"
    },
    "membersTitle": "Members",
    "membersPages": "More members",
    "membersHidden": "Only members can see the other members.",
    "noneTitle": "Join this hub",
    "noneText": "A hub administrator decides, and you get the answer by email. Members see each other’s names; the administrator sees how far you are in the hub’s courses.",
    "invitedText": "You have an invitation: open its link to join at once, or ask here.",
    "closedTitle": "By invitation only",
    "closedText": "This hub does not accept requests. Ask a member for an invitation.",
    "message": "Message to the administrator",
    "messageHint": "Who you are, or why you would like to join.",
    "ask": "Ask to join",
    "asking": "Asking…",
    "asked": "Request sent. You get the answer by email.",
    "requestedTitle": "You asked to join",
    "requestedText": "A hub administrator will decide. You get the answer by email.",
    "cancelRequest": "Withdraw request",
    "cancelling": "Withdrawing…",
    "cancelled": "Request withdrawn.",
    "rejectedTitle": "Your request was not accepted",
    "rejectedAt": "Decided on {date}.",
    "reason": "Reason: {reason}",
    "again": "You can ask again.",
    "memberTitle": "You are a member",
    "memberText": "You can write to the other members, and find the hub’s courses below.",
    "write": "Write a message",
    "leave": "Leave the hub",
    "leaving": "Leaving…",
    "left": "You have left the hub.",
    "leaveTitle": "Leave {name}?",
    "leaveText": "You keep your progress. To come back you have to ask again.",
    "stay": "Stay",
    "administratorTitle": "You run this hub",
    "console": "Open its console"
  },
  "hub-settings-form": {
    "about": "What people see",
    "name": "Name of the hub",
    "summary": "In one sentence",
    "summaryHint": "Shown on the hub card.",
    "description": "About the hub",
    "descriptionHint": "Who the members are, and what you do together.",
    "acceptsRequests": "People can ask to join",
    "acceptsRequestsHint": "When off, people can join by invitation only.",
    "save": "Save the settings",
    "saving": "Saving…",
    "saved": "The settings are saved.",
    "check": "Check the fields marked below.",
    "nameMissing": "Enter a name",
    "courses": "Courses of the hub",
    "coursesIntro": "Members find them on the hub’s page, and you see how far each member is in them.",
    "noCourses": "The hub has no courses yet.",
    "whichCourse": "Add a course",
    "courseMissing": "Choose a course",
    "addCourse": "Add to the hub",
    "addingCourse": "Adding…",
    "courseAdded": "“{title}” is now in the hub.",
    "removeCourse": "Remove",
    "removeCourseName": "Remove “{title}” from the hub",
    "courseRemoved": "“{title}” is no longer in the hub.",
    "invitations": "Invitations",
    "invitationsIntro": "Anyone with an invitation link can join without asking.",
    "label": "What is it for?",
    "labelHint": "For your own list, for example “Evening group”.",
    "maxUses": "For how many people?",
    "days": "Valid for how many days?",
    "emails": "Email it to",
    "emailsHint": "Email addresses, separated by commas or new lines.",
    "invite": "Create an invitation",
    "inviting": "Creating the invitation…",
    "numberWrong": "Enter a whole number of 1 or more",
    "linkTitle": "Your invitation is ready",
    "linkText": "The link is shown only once. Copy it now; it cannot be shown again.",
    "mailedText": "It was also sent by email.",
    "link": "Invitation link",
    "copy": "Copy the link",
    "copied": "Copied",
    "copiedNow": "Link copied",
    "copyFailed": "The browser did not allow it. The link is selected: press Ctrl + C.",
    "none": "No invitations yet.",
    "list": "Your invitations",
    "uses": "{uses} of {max} used",
    "usesNoLimit": {
      "one": "Used {count} time",
      "other": "Used {count} times",
      "zero": "Not used yet"
    },
    "until": "Valid until {date}",
    "open": "Open",
    "expired": "Expired",
    "used-up": "Used up",
    "withdrawn": "Withdrawn",
    "revoke": "Withdraw",
    "revokeName": "Withdraw “{label}”",
    "revoking": "Withdrawing…",
    "revokeTitle": "Withdraw “{label}”?",
    "revokeText": "The link stops working. People who joined with it stay members.",
    "cancel": "Cancel",
    "revokedNow": "“{label}” was withdrawn."
  },
  "hubs-screen": {
    "title": "Hubs",
    "intro": "A hub is a school, an organisation or a community that learns together.",
    "mine": "Your hubs",
    "noneMine": "You haven’t joined a hub yet. Find one below and ask to join, or open an invitation link.",
    "find": "Find a hub",
    "search": "Search hubs by name",
    "clear": "Show all hubs",
    "loading": "Loading the hubs…",
    "found": {
      "one": "{count} hub",
      "other": "{count} hubs",
      "zero": "No hubs"
    },
    "noneFound": "No hub is named “{query}”",
    "noneFoundText": "Try one word of its name.",
    "none": "There are no hubs yet",
    "noneText": "The people who run this site open hubs for schools, organisations and communities.",
    "pages": "More hubs"
  },
  "instructor-layout": {
    "title": "Tutor Console",
    "teaching": "Teaching",
    "communication": "Communication",
    "dashboard": "Dashboard",
    "myCourses": "My Courses",
    "myLearners": "My Learners",
    "messages": "Messages",
    "profile": "Profile",
    "settings": "Settings"
  },
  "invitation-screen": {
    "checkingTitle": "Checking your invitation…",
    "checking": "This takes a moment.",
    "readyTitle": "You are invited to {hub}",
    "aHub": "a learning hub",
    "ready": "As a member you see its courses and its other members, and can write to them. Its administrator sees how far you are in the hub’s courses. You can leave at any time.",
    "accept": "Join {hub}",
    "accepting": "Joining…",
    "signIn": "Log in to join",
    "signInText": "Log in, or create an account first. Then you return to this page.",
    "acceptedTitle": "You are a member of {hub}",
    "accepted": "Its courses and members are on its page.",
    "toHub": "Go to {hub}",
    "badTitle": "This invitation does not work",
    "bad": "It may have been used up, withdrawn or have expired. Ask the person who sent it for a new one.",
    "allHubs": "See all hubs"
  },
  "join-requests-screen": {
    "title": "Requests to join",
    "intro": "Each person gets your answer by email.",
    "folder": "Which requests",
    "requested": "Waiting",
    "accepted": "Accepted",
    "rejected": "Rejected",
    "cancelled": "Withdrawn",
    "loading": "Loading the requests…",
    "list": "Requests",
    "asked": "Asked",
    "noMessage": "No message",
    "reason": "Your reason: {reason}",
    "accept": "Accept",
    "acceptName": "Accept {name}",
    "accepting": "Accepting…",
    "reject": "Reject…",
    "rejectName": "Reject {name}",
    "acceptedNow": "{name} is now a member.",
    "rejectedNow": "{name} has been rejected.",
    "undo": "Undo",
    "undone": "The request of {name} is pending again.",
    "rejectTitle": "Reject {name}?",
    "rejectText": "Your reason is emailed to {name}, who can ask again later.",
    "rejectLabel": "Reason",
    "rejectConfirm": "Reject the request",
    "noneRequested": "No pending requests",
    "noneRequestedText": "When someone asks to join your hub, you get an email and the request is listed here.",
    "noneOther": "Nothing here yet",
    "noneOtherText": "Requests are listed here once they have been decided or withdrawn.",
    "pages": "More requests"
  },
  "key-pager": {
    "previous": "Previous",
    "next": "Next"
  },
  "languageSwitch": {
    "label": "Language"
  },
  "learner-console-layout": {
    "title": "Learner console",
    "search": "Search courses and lessons",
    "searchHint": "Search",
    "main": "Main",
    "learning": "Learning",
    "communication": "Communication",
    "settings": "Settings",
    "home": "Home",
    "dashboard": "Dashboard",
    "courses": "Courses",
    "myCourses": "My Courses",
    "liveClasses": "Live Classes",
    "quizzes": "Quizzes",
    "certificates": "Certificates",
    "hubs": "Hubs",
    "messages": "Messages",
    "aiSupport": "AI Support"
  },
  "learner-progress": {
    "loading": "Loading the learner’s progress…",
    "waiting": "Learner",
    "joined": "Joined",
    "write": "Write a message",
    "none": "No longer in your courses",
    "noneText": "This learner is not enrolled in any of your courses.",
    "studied": "Studied",
    "never": "Not started",
    "course": "Progress in {title}",
    "notOwned": "Not chosen"
  },
  "lesson-checks": {
    "summary": "a summary",
    "units": "units",
    "lessons": "lessons",
    "empty-lessons": "text",
    "alt-text": "alt text for pictures",
    "captions": "captions",
    "transcript": "a transcript",
    "weight": "fewer megabytes",
    "price": "a price",
    "category": "a category"
  },
  "lesson-resume": {
    "resumed": "You are back where you stopped.",
    "toTop": "Start from the top"
  },
  "lessonContents": {
    "label": "Course contents",
    "unit": "Unit {number}",
    "done": "Done",
    "locked": "Locked"
  },
  "lessonDone": {
    "heading": "Finished reading?",
    "headingDone": "This lesson is done",
    "mark": "Mark as done",
    "unmark": "Mark as not done",
    "saving": "Saving…",
    "saidDone": "Lesson marked as done",
    "saidNotDone": "Lesson marked as not done",
    "unit": "This unit",
    "course": "Whole course"
  },
  "lessonLines": {
    "done": "Done",
    "notDone": "Not done yet",
    "locked": "Locked",
    "preview": "Free preview",
    "current": "You are here",
    "video": "Video"
  },
  "lessonReader": {
    "place": "Lesson {position} of {total}",
    "contents": "Course contents",
    "onThisPage": "On this page",
    "machine": "This translation was made by a machine. The original may be clearer."
  },
  "lessonScreen": {
    "loading": "Opening the lesson…",
    "waiting": "Lesson",
    "signedOut": "Sign in to read this lesson",
    "signedOutText": "This lesson belongs to a unit. Sign in, and it opens if you are enrolled in that unit.",
    "signIn": "Sign in",
    "locked": "This lesson is locked",
    "lockedText": "You are not enrolled in the unit that this lesson belongs to. Choose the unit to open it.",
    "choose": "Choose units",
    "course": "See the course"
  },
  "lessonSteps": {
    "label": "Previous and next lesson",
    "previous": "Previous lesson",
    "next": "Next lesson"
  },
  "lessonVideo": {
    "size": "Nothing is downloaded until you press play. Size:",
    "length": "Length:"
  },
  "line-chart": {
    "when": "Time",
    "summary": "{label}: from {first} in {start} to {last} in {end}, {most} at the most."
  },
  "list-screen": {
    "loading": "Loading…",
    "pages": "{label}: pages",
    "nothing": "Nothing found",
    "nothingText": "Nothing matches what you chose. Try other words or clear the filters."
  },
  "live-class-card": {
    "scheduled": "Planned",
    "open": "Open now",
    "live": "Live now",
    "ended": "Over",
    "cancelled": "Cancelled",
    "full": "Full",
    "when": "When",
    "with": "With",
    "places": "Places",
    "hours": "{start} to {end}",
    "taken": "{taken} of {capacity} places taken",
    "left": {
      "one": "{count} place left",
      "other": "{count} places left",
      "zero": "No places left"
    },
    "capacity": {
      "one": "{count} place",
      "other": "{count} places"
    },
    "opensAt": "Opens at {time}",
    "join": "Join the class",
    "noLink": "The link to join will appear here.",
    "isFull": "All places are taken. The class may be recorded.",
    "isCancelled": "This class was cancelled.",
    "recording": "Watch the recording",
    "noRecording": "There is no recording yet.",
    "calendar": "Add to your calendar",
    "of": "({title})"
  },
  "loading-screen": {
    "message": "Loading...",
    "subText": "Please wait while we prepare everything for you",
    "stillWorking": "Still working on it. A slow connection can take a little longer."
  },
  "markdown-editor": {
    "views": "Write or preview",
    "write": "Write",
    "preview": "Preview",
    "toolbar": "Formatting",
    "bold": "Bold",
    "italic": "Italic",
    "heading": "Heading",
    "link": "Link",
    "bullet": "List",
    "number": "Numbered list",
    "quote": "Quote",
    "code": "Code",
    "picture": "Picture",
    "sampleText": "your words",
    "sampleLink": "what the link leads to",
    "sampleCode": "code",
    "words": {
      "zero": "No words yet",
      "one": "{count} word",
      "other": "{count} words"
    },
    "length": "{used} of {limit} characters",
    "tooLong": {
      "one": "{count} character too many. Shorten the text or split it in two.",
      "other": "{count} characters too many. Shorten the text or split it in two."
    },
    "nothing": "Nothing to preview yet. What you write appears here as learners will see it.",
    "previewLoading": "Loading the preview…",
    "previewReady": "Preview ready",
    "previewFailed": "The preview could not be loaded. Your text is safe.",
    "retry": "Try again",
    "help": "How to format text",
    "helpTyped": "You type",
    "helpSeen": "It becomes",
    "helpKeys": "Ctrl+B makes words bold, Ctrl+I italic, Ctrl+K a link (⌘ on a Mac). Ctrl+Z undoes any change.",
    "helpHeading": "a heading; ### makes a smaller one",
    "helpBold": "bold words",
    "helpItalic": "italic words",
    "helpBullet": "a list; 1. makes a numbered one",
    "helpLink": "a link",
    "helpQuote": "a quotation",
    "helpParagraph": "An empty line starts a new paragraph."
  },
  "media": {
    "video": "Video: {title}",
    "audio": "Audio: {title}",
    "controls": "Player",
    "play": "Play",
    "playSize": "Play, {size}",
    "playFrom": "Play from {time}",
    "playFromSize": "Play from {time}, {size}",
    "playAgain": "Play again",
    "pause": "Pause",
    "back": "Back 10 seconds",
    "forward": "Forward 10 seconds",
    "position": "Position",
    "positionOf": "{time} of {duration}",
    "positionUnknown": "Not loaded yet",
    "timeOf": "{time} / {duration}",
    "mute": "Mute",
    "unmute": "Unmute",
    "volume": "Volume",
    "volumeAt": "{percent} percent",
    "volumeNow": "Volume: {percent} percent",
    "captions": "Captions",
    "transcript": "Transcript",
    "transcriptOf": "Transcript of {title}",
    "settings": "Player settings",
    "fullScreen": "Full screen",
    "leaveFullScreen": "Leave full screen",
    "speed": "Speed",
    "normalSpeed": "Normal",
    "captionLanguage": "Language of the captions",
    "quality": "Picture and data",
    "qualitySize": "{quality}, {size}",
    "soundOnly": "Sound only",
    "lines": "{height}p",
    "option": "Version {number}",
    "descriptions": "Speak what the picture shows",
    "descriptionsHint": "Your screen reader says it while the video plays.",
    "shortcuts": "Keyboard shortcuts",
    "shortcutsHint": "They work while the focus is in the player.",
    "keyPlay": "Play or pause",
    "keySeek": "Back or forward 10 seconds",
    "keyStep": "Back or forward 5 seconds",
    "keyVolume": "Louder or quieter",
    "keyCaptions": "Captions on or off",
    "keyMute": "Sound on or off",
    "keyFullScreen": "Full screen",
    "arrowsAcross": "Left, Right",
    "arrowsUp": "Up, Down",
    "space": "Space",
    "paused": "Paused",
    "playing": "Playing",
    "muted": "Sound off",
    "unmuted": "Sound on",
    "captionsOn": "Captions on",
    "captionsOff": "Captions off",
    "startsAt": "Starts at {time}",
    "waiting": "Loading…",
    "offline": "You are offline. Playback continues from here when you are back online.",
    "failed": "This could not be loaded. Check your connection and try again.",
    "unplayable": "This browser cannot play this file. Read the transcript, or try another browser.",
    "retry": "Try again",
    "noVideoCaptions": "This video has no captions yet."
  },
  "membership": {
    "requested": "You asked to join",
    "invited": "You are invited",
    "member": "You are a member",
    "rejected": "Not accepted",
    "administrator": "You run this hub"
  },
  "message-composer": {
    "hint": "Ctrl + Enter sends. Enter starts a new line.",
    "hintEnter": "Enter sends. Shift + Enter starts a new line.",
    "send": "Send",
    "sending": "Sending…",
    "sent": "Message sent",
    "stop": "Stop answer",
    "wait": "Wait for the answer, or stop it first. Your text stays here.",
    "unexpected": "Something went wrong on our side. Your text is still here: please try again.",
    "empty": "Write your message before you send it",
    "left": {
      "one": "{count} character left",
      "other": "{count} characters left",
      "zero": "No characters left"
    },
    "tooLong": {
      "one": "Shorten the message by {count} character",
      "other": "Shorten the message by {count} characters"
    }
  },
  "messages-screen": {
    "title": "Messages",
    "compose": "New message",
    "folder": "Which messages",
    "inbox": "Inbox",
    "archived": "Archive",
    "search": "Search your messages",
    "clear": "Clear the search",
    "loading": "Loading your messages…",
    "list": "Conversations",
    "found": {
      "one": "{count} conversation",
      "other": "{count} conversations",
      "zero": "No conversations"
    },
    "none": "No messages yet",
    "noneText": "You can write to people who share a course or a hub with you.",
    "noneArchived": "No archived conversations",
    "noneArchivedText": "Archived conversations are kept here, and return to the inbox when someone replies.",
    "noneFound": "No message with “{query}”",
    "noneFoundText": "Try one short word, a name or a part of the subject.",
    "choose": "Select a conversation to read it here.",
    "pages": "More conversations"
  },
  "meter": {
    "value": "{value} of {max}",
    "good": "Good",
    "fair": "Could be better",
    "poor": "Needs attention"
  },
  "mobile-menu": {
    "menu": "Menu",
    "label": "Main",
    "opened": "Menu opened",
    "closed": "Menu closed"
  },
  "myCoursesScreen": {
    "title": "My courses",
    "browse": "Browse courses",
    "show": "Show",
    "all": "All ({count})",
    "active": "In progress ({count})",
    "completed": "Completed ({count})",
    "sort": "Sort by",
    "recent": "Last studied",
    "enrolled": "Enrolled last",
    "name": "Title, A to Z",
    "loading": "Loading your courses…",
    "said": {
      "zero": "No courses",
      "one": "{count} course",
      "other": "{count} courses"
    },
    "none": "You are not enrolled in a course yet",
    "noneText": "Find a course, choose its units, and it appears here with your progress.",
    "noneActive": "Nothing in progress",
    "noneActiveText": "Every course that you are enrolled in is completed.",
    "noneCompleted": "Nothing completed yet",
    "noneCompletedText": "A course moves here when you have marked all of its lessons as done.",
    "showAll": "Show all my courses"
  },
  "needs-help": {
    "never-started": "May need help: not started",
    "quiet": "May need help: inactive for a week or more",
    "other": "May need help: {reason}"
  },
  "new-message-form": {
    "audience": "Who is it for?",
    "people": "People I choose",
    "course": "All learners of a course",
    "courseHint": "Each learner gets it as an announcement; only you can write in it.",
    "whichCourse": "Which course?",
    "learners": {
      "one": "{title} ({count} learner)",
      "other": "{title} ({count} learners)"
    },
    "goesTo": {
      "one": "This goes to {count} learner.",
      "other": "This goes to {count} learners.",
      "zero": "No one is enrolled in this course yet."
    },
    "to": "To",
    "toHint": "You can write to people who share a course or a hub with you.",
    "search": "Find a person by name",
    "found": {
      "one": "{count} person found",
      "other": "{count} people found",
      "zero": "No one found"
    },
    "searching": "Searching…",
    "foundLabel": "People found",
    "chosen": "Chosen",
    "remove": "Remove {name}",
    "chosenNow": "{name} chosen",
    "removedNow": "{name} removed",
    "subject": "Subject",
    "body": "Message",
    "submit": "Send the message",
    "busy": "Sending…",
    "check": "Check the fields marked below.",
    "toMissing": "Choose at least one person",
    "courseMissing": "Choose a course",
    "subjectMissing": "Enter a subject",
    "bodyMissing": "Write your message before you send it"
  },
  "newsletter-form": {
    "name": "Newsletter",
    "label": "Email address for the newsletter",
    "submit": "Sign up",
    "submitted": "Newsletter signup submitted"
  },
  "not-found-screen": {
    "title": "We could not find that page",
    "text": "The address may have a typing mistake, or the page has moved or been taken down.",
    "home": "Go to the home page",
    "courses": "Browse the courses",
    "help": "Ask the help desk"
  },
  "notification-bell": {
    "unknown": "Notifications",
    "none": "Notifications, none unread",
    "unread": "Notifications, {count} unread"
  },
  "notification-drawer": {
    "title": "Notifications",
    "unread": "Unread",
    "read": "Read",
    "unreadState": "Unread:",
    "mark": "Mark as read",
    "marking": "Marking...",
    "none": "No notifications yet",
    "noUnread": "No unread notifications",
    "noRead": "No read notifications",
    "failed": "Failed to load notifications",
    "retry": "Try Again",
    "loading": "Loading...",
    "loaded": {
      "zero": "Notifications loaded. None unread.",
      "one": "Notifications loaded. {count} unread.",
      "other": "Notifications loaded. {count} unread."
    },
    "marked": {
      "zero": "Marked as read. None unread left.",
      "one": "Marked as read. {count} unread left.",
      "other": "Marked as read. {count} unread left."
    },
    "arrived": {
      "one": "{count} new notification",
      "other": "{count} new notifications"
    }
  },
  "number-input": {
    "more": "More",
    "less": "Less",
    "notANumber": "Enter a number in digits, like 1,500",
    "whole": "Enter a whole number",
    "decimals": {
      "one": "Enter a number with at most 1 decimal",
      "other": "Enter a number with at most {count} decimals"
    },
    "atLeast": "Enter {limit} or more",
    "atMost": "Enter {limit} or less",
    "lowest": "{value} is the lowest",
    "highest": "{value} is the highest"
  },
  "offline-notice": {
    "label": "Connection",
    "offline": "You are offline.",
    "stays": "Open pages stay open, and you can keep working.",
    "kept": {
      "one": "{count} change is saved on this device and sent when you are back online.",
      "other": "{count} changes are saved on this device and sent when you are back online."
    },
    "online": "You are back online.",
    "sending": {
      "one": "{count} change is being sent.",
      "other": "{count} changes are being sent."
    }
  },
  "one-time-code": {
    "digitsOnly": "The code contains only digits"
  },
  "outcome": {
    "unexpected": "Something went wrong on our side. Nothing was changed: please try again."
  },
  "pagination": {
    "label": "Pages",
    "previous": "Previous",
    "next": "Next",
    "page": "Page {page}",
    "gap": "Skipped pages",
    "position": "Page {page} of {count}"
  },
  "password-form": {
    "current": "Current password",
    "next": "New password",
    "nextHint": "At least {min} characters. A few words in a row are easy to remember and hard to guess.",
    "submit": "Change password",
    "busy": "Changing…",
    "saved": "Your password is changed. Every other device has been signed out.",
    "check": "Check the fields marked below.",
    "currentMissing": "Enter your current password",
    "nextMissing": "Enter a password",
    "nextShort": "Use at least {min} characters"
  },
  "password-input": {
    "show": "Show password",
    "hide": "Hide password",
    "shown": "Your password is shown",
    "hidden": "Your password is hidden"
  },
  "password-strength": {
    "label": "Strength: {strength}",
    "level0": "Too short",
    "level1": "Easy to guess",
    "level2": "Fair",
    "level3": "Strong",
    "advice0": "Use 8 characters or more.",
    "advice1": "Add a word or two that no one would expect.",
    "advice2": "One more word makes it strong.",
    "advice3": "Very hard to guess."
  },
  "picture-dialog": {
    "title": "Add a picture",
    "file": "Picture",
    "fileHint": "PNG, JPEG, WebP or GIF, up to {limit}. Its size is reduced for learners on a data bundle.",
    "fileMissing": "Choose a picture",
    "wrongKind": "This is not a PNG, JPEG, WebP or GIF file. Choose another file.",
    "tooLarge": "This picture is {size}. Choose one of up to {limit}.",
    "chosen": "The picture that you chose",
    "alt": "Alt text",
    "altHint": "Read to learners who cannot see the picture, and shown when it does not load.",
    "altMissing": "Say what the picture shows, or tick that it is decorative",
    "altFileName": "Say what the picture shows: a file name does not help readers",
    "decorative": "This picture is decorative",
    "decorativeHint": "It adds nothing to the text, so screen readers skip it.",
    "advice": "What good alt text says",
    "advicePoint": "What a reader should learn from the picture, as you would say it on the phone.",
    "adviceNumbers": "The numbers and words in it that matter.",
    "adviceShort": "One or two sentences. Longer explanations belong in the lesson, where everyone can read them.",
    "adviceStart": "Do not start with “picture of”: screen readers say that already.",
    "adviceExample": "For example: “Three shelves. On each, the oldest tins are at the front.”",
    "submit": "Add the picture",
    "busy": "Adding the picture…",
    "check": "Check the fields below"
  },
  "popover": {
    "close": "Close"
  },
  "price": {
    "free": "Free"
  },
  "price-summary": {
    "title": "What you pay",
    "none": "Nothing chosen yet.",
    "original": "Price before the discount",
    "total": "Total",
    "reckoning": "Calculating…",
    "free": "Free",
    "said": "Total {total}",
    "owned": {
      "one": "{count} unit that you already have is not charged again.",
      "other": "{count} units that you already have are not charged again."
    }
  },
  "profile-form": {
    "picture": "Picture",
    "pictureHint": "PNG, JPEG, WebP or GIF, up to {limit} MB. It is cut to a square.",
    "uploading": "Uploading…",
    "uploaded": "Your new picture is saved.",
    "removing": "Removing…",
    "removed": "Your picture is removed.",
    "remove": "Remove picture",
    "wrongKind": "Choose a PNG, JPEG, WebP or GIF picture",
    "tooLarge": "Choose a picture of {limit} MB or less",
    "firstName": "First name",
    "lastName": "Last name",
    "email": "Email address",
    "submit": "Save changes",
    "busy": "Saving…",
    "saved": "Your name is saved.",
    "check": "Check the fields marked below.",
    "firstNameMissing": "Enter your first name",
    "lastNameMissing": "Enter your last name"
  },
  "profile-screen": {
    "title": "Your profile",
    "intro": "What other people on this site see about you.",
    "settings": "Display, password and devices",
    "loading": "Loading your profile…",
    "failed": "Your profile could not be loaded.",
    "retry": "Try Again"
  },
  "progress": {
    "done": {
      "one": "{done} of {total} lesson done",
      "other": "{done} of {total} lessons done"
    },
    "none": "No lessons yet"
  },
  "public-layout": {
    "nav": "Main",
    "home": "Home",
    "about": "About Us",
    "courses": "Courses",
    "help": "Help Desk",
    "logIn": "Log in",
    "signUp": "Sign up",
    "dashboard": "Dashboard",
    "logout": "Logout"
  },
  "publish-checklist": {
    "done": "Done:",
    "missing": "Missing:",
    "advice": "Worth doing:",
    "ready": "Everything that is needed is there.",
    "open": {
      "one": "{count} thing is still missing.",
      "other": "{count} things are still missing."
    },
    "more": {
      "one": "and {count} more",
      "other": "and {count} more"
    },
    "busy": "One moment…"
  },
  "publishing": {
    "minor": "Minor correction: publish now",
    "minorHint": "Spelling, wording and links. Not prices, structure or new content. Administrators see the old and the new text.",
    "savedStaged": "Saved. Learners see it once the changes are published.",
    "savedMinor": "Correction published. Learners see it now.",
    "notSaved": "Not saved yet"
  },
  "quiz-attempts": {
    "attempt": "Attempt {number}",
    "counts": "Counts",
    "score": "{score} of {total}, {share}",
    "not-started": "Not started",
    "in-progress": "In progress",
    "overdue": "Time is up, not submitted",
    "submitted": "Submitted",
    "pending-review": "Waiting for your instructor",
    "complete": "Graded",
    "abandoned": "Not submitted"
  },
  "quiz-flag": {
    "flag": "Flag",
    "unflag": "Remove flag",
    "flagNamed": "Flag question {number}",
    "unflagNamed": "Remove flag from question {number}",
    "flagged": "Question {number} flagged",
    "unflagged": "Question {number} no longer flagged"
  },
  "quiz-lazy-part": {
    "failed": "This question could not be loaded. Check your connection, then try again.",
    "retry": "Try again"
  },
  "quiz-map": {
    "label": "Questions",
    "question": "Question {number}",
    "current": "you are here",
    "flagged": "Flagged",
    "locked": "Not open yet",
    "unanswered": "Not answered",
    "answered": "Answered",
    "right": "Right",
    "partly": "Partly right",
    "wrong": "Not right",
    "pending": "Being graded"
  },
  "quiz-question": {
    "question": "Question {number}",
    "questionOf": "Question {number} of {total}",
    "points": {
      "one": "{count} point",
      "other": "{count} points"
    },
    "required": "Must be answered",
    "chooseOne": "Choose one answer.",
    "chooseAll": "Choose all that apply.",
    "chooseSome": "Choose {count} answers.",
    "fillIn": "Fill in each blank.",
    "match": "Choose a match for each.",
    "clear": "Clear my answer",
    "true": "True",
    "false": "False",
    "chosen": "{count} of {choose} chosen",
    "tooMany": "You have chosen {count}. Choose {choose} only.",
    "yourAnswer": "Your answer",
    "yourAnswerIn": "Your answer in {unit}",
    "whole": "Give a whole number.",
    "decimals": {
      "one": "Give at most {count} place after the point.",
      "other": "Give at most {count} places after the point."
    },
    "notANumber": "“{text}” is not a number. Write it in digits, such as 12 or 12.5.",
    "tooExact": "That is more exact than asked for. {rule}",
    "maxLength": "At most {count} characters.",
    "overLength": {
      "one": "{count} character too many.",
      "other": "{count} characters too many."
    },
    "blank": "Blank {number}: {label}",
    "blankNamed": "Blank {number} of {total}: {label}",
    "chooseMatch": "Choose…",
    "used": "{text} (used for {by})",
    "orderLabel": "Your order",
    "orderMine": "This order is my answer",
    "words": {
      "one": "{count} word",
      "other": "{count} words"
    },
    "wordsBetween": "Write {min} to {max} words.",
    "wordsMin": "Write at least {count} words.",
    "wordsMax": "Write at most {count} words.",
    "wordsMissing": {
      "one": "{count} more word needed",
      "other": "{count} more words needed"
    },
    "wordsEnough": "Enough words",
    "wordsLeft": {
      "one": "{count} word left",
      "other": "{count} words left",
      "zero": "No words left"
    },
    "wordsOver": {
      "one": "{count} word too many",
      "other": "{count} words too many"
    },
    "yourFile": "Your file",
    "yourFiles": "Your files",
    "fileRules": "{kinds}, at most {size}.",
    "fileSize": "At most {size}.",
    "right": "Right",
    "partly": "Partly right",
    "wrong": "Not right",
    "pending": "Waiting for your instructor",
    "score": {
      "one": "{points} of {count} point",
      "other": "{points} of {count} points"
    },
    "upTo": {
      "one": "Up to {count} point",
      "other": "Up to {count} points"
    },
    "answerRight": "Your answer, right",
    "answerWrong": "Your answer, not right",
    "rightAnswer": "Right answer",
    "noAnswer": "No answer",
    "place": "Place {number}"
  },
  "quiz-result": {
    "heading": "Your result",
    "score": {
      "one": "{score} of {count} point",
      "other": "{score} of {count} points"
    },
    "passed": "Passed",
    "notPassed": "Not passed yet",
    "passMark": "You need {share} to pass.",
    "pending": {
      "one": "{count} answer waits for your instructor. Your result can still change.",
      "other": "{count} answers wait for your instructor. Your result can still change."
    },
    "retry": "Try again",
    "back": "Back to the course",
    "answers": "Your answers",
    "withheld": "Your answers and what was right are not shown for this quiz.",
    "map": "Go to a question",
    "attempts": "Your attempts"
  },
  "quiz-screen": {
    "quiz": "Quiz",
    "loading": "Opening the quiz…",
    "before": "Before you start",
    "size": {
      "one": "{count} question",
      "other": "{count} questions"
    },
    "worth": {
      "one": "{size}, {count} point",
      "other": "{size}, {count} points"
    },
    "noLimit": "No time limit: take the time you need.",
    "limit": {
      "one": "You have {count} minute from the moment you start.",
      "other": "You have {count} minutes from the moment you start."
    },
    "extra": {
      "one": "That includes {count} extra minute for you.",
      "other": "That includes {count} extra minutes for you."
    },
    "autosubmit": "When the time is up, your answers are submitted for you.",
    "grace": {
      "one": "When the time is up, answers can no longer change, and you have {count} minute to submit them.",
      "other": "When the time is up, answers can no longer change, and you have {count} minutes to submit them."
    },
    "abandon": "Submit before the time is up: an attempt that is not submitted does not count.",
    "anyOrder": "Answer in any order, and change what you like until you submit.",
    "sequential": "One question follows another. You cannot go back to one that you have left.",
    "saved": "Your answers are saved as you go.",
    "attemptsFree": "You can try as often as you like.",
    "attemptsOne": "You have one attempt.",
    "attemptsLeft": {
      "one": "You have {count} of {allowed} attempts left.",
      "other": "You have {count} of {allowed} attempts left.",
      "zero": "You have no attempts left."
    },
    "highest": "Your best attempt counts.",
    "average": "The average of your attempts counts.",
    "first": "Your first attempt counts.",
    "last": "Your last attempt counts.",
    "pass": "You need {share} of the points to pass.",
    "right-after": "You see {what} as soon as you have submitted.",
    "after-close": "You see {what} once the quiz has closed for everybody.",
    "after-grading": "You see {what} once your instructor has graded it.",
    "never": "Points and right answers are not shown afterwards.",
    "points": "your points",
    "feedback": "feedback",
    "right-answers": "the right answers",
    "opens": "It opens at:",
    "closes": "It closes at:",
    "nextAttempt": "You can start again at:",
    "start": "Start the quiz",
    "starting": "Starting…",
    "tools": "Time and saving",
    "answered": "{count} of {total} answered",
    "previous": "Previous",
    "next": "Next",
    "leave": "Next (you cannot come back)",
    "map": "All questions",
    "submit": "Submit answers",
    "submitting": "Submitting…",
    "overdue": "Time is up",
    "overdueGrace": "Your answers can no longer change. Submit them now, or they do not count.",
    "overdueSending": "Your answers are being submitted. You do not have to do anything.",
    "overdueLost": "This attempt was not submitted in time.",
    "graceLeft": "Time to submit",
    "mustAnswer": "This question must be answered before you go on.",
    "askTitle": "Submit your answers?",
    "askAll": "All questions are answered. You cannot change answers after this.",
    "unanswered": {
      "one": "{count} question is unanswered.",
      "other": "{count} questions are unanswered."
    },
    "final": "You cannot change answers after you submit.",
    "goTo": "Question {number}",
    "goToRequired": "Question {number} (must be answered)",
    "required": "Some questions must be answered first",
    "goFirst": "Go to question {number}",
    "keepWorking": "Keep working",
    "unsaved": "Some of your answers are not saved yet. Submit when you are connected again.",
    "submitted": "Your answers are submitted",
    "submittedText": "Thank you. Your result appears here as soon as it may be seen.",
    "pendingReview": "Some answers wait for your instructor",
    "pendingReviewText": "You get a notification when they are graded.",
    "abandoned": "This attempt does not count",
    "abandonedText": "It was not submitted before the time was up.",
    "again": "See the quiz",
    "back": "Back to the course"
  },
  "quiz-timer": {
    "noLimit": "No time limit",
    "left": "{time} left",
    "half": "Half of your time is left: {time}",
    "lastMinute": "Less than a minute left",
    "over": "Time is up",
    "hidden": "Time hidden",
    "hide": "Hide time",
    "show": "Show time",
    "added": "{extra} added. {time} left",
    "changed": "The end has changed. {time} left",
    "extra": "With {extra} of extra time"
  },
  "reason-dialog": {
    "busy": "One moment…",
    "missing": "Enter a reason",
    "back": "Go back"
  },
  "recent-messages": {
    "title": "Recent messages ({count})"
  },
  "record-screen": {
    "loading": "Loading…"
  },
  "remove-button": {
    "remove": "Remove {name}",
    "confirm": "Remove",
    "removing": "Removing…",
    "keep": "Keep it",
    "removed": "{name} removed"
  },
  "reorderable-item": {
    "up": "Move {name} up",
    "down": "Move {name} down"
  },
  "reorderable-list": {
    "help": "Change the order with the arrow buttons.",
    "helpMore": "Alt with an arrow key, and dragging, do the same.",
    "moved": "{name}, now {place} of {count}",
    "first": "{name} is the first already",
    "last": "{name} is the last already",
    "failed": "The new order could not be saved. The list shows the saved order again."
  },
  "reset-password-form": {
    "password": "New password",
    "passwordHint": "At least {min} characters. A few words in a row are easy to remember and hard to guess.",
    "everywhere": "Every device is then signed out, and you log in with the new password.",
    "submit": "Save the new password",
    "busy": "Saving…",
    "check": "Check the fields marked below.",
    "passwordMissing": "Enter a password",
    "passwordShort": "Use at least {min} characters",
    "doneTitle": "Your new password is saved",
    "doneText": "Every device has been signed out. Log in with the new password to continue.",
    "signIn": "Log in",
    "badTitle": "This link no longer works",
    "badText": "A link works once, for one hour, and only the newest one counts. Request a new one.",
    "again": "Send a new link"
  },
  "restored-notice": {
    "title": "What you typed is back",
    "text": "It was not saved when you left this page. Save the details to keep it.",
    "discard": "Discard it",
    "discardTitle": "Discard what you typed?",
    "discardText": "The details return to the last saved version.",
    "keep": "Keep it",
    "discarded": "The details are back to the last saved version"
  },
  "save-state": {
    "saved": "Saved",
    "saving": "Saving…",
    "unsaved": "Not saved yet",
    "offline": "You are offline. What you typed is saved on this device.",
    "failed": "Not saved. What you typed is saved on this device.",
    "conflict": "This was changed elsewhere in the meantime. What you typed is saved on this device.",
    "retry": "Try again"
  },
  "scroll-to-top": {
    "label": "Back to top"
  },
  "search-box": {
    "submit": "Search",
    "busy": "Searching…"
  },
  "searchResults": {
    "found": "{results} found",
    "courses": {
      "one": "{count} course",
      "other": "{count} courses"
    },
    "lessons": {
      "one": "{count} lesson",
      "other": "{count} lessons"
    },
    "hubs": {
      "one": "{count} hub",
      "other": "{count} hubs"
    },
    "messages": {
      "one": "{count} message",
      "other": "{count} messages"
    }
  },
  "searchScreen": {
    "title": "Search",
    "titleFor": "Results for “{query}”",
    "label": "Search courses and lessons",
    "start": "Type a subject, a skill or a word from a lesson.",
    "courses": {
      "one": "{count} course",
      "other": "{count} courses"
    },
    "lessons": {
      "one": "{count} of your lessons",
      "other": "{count} of your lessons"
    },
    "hubs": {
      "one": "{count} of your hubs",
      "other": "{count} of your hubs"
    },
    "messages": {
      "one": "{count} of your messages",
      "other": "{count} of your messages"
    },
    "none": "Nothing found for “{query}”",
    "noneText": "Check the spelling, or try fewer or more general words.",
    "place": "{course}, {unit}"
  },
  "session-expiry-warning": {
    "title": "Are you still there?",
    "text": "You will be signed out in {time}, to keep your account safe. Nothing that you typed is lost if you stay.",
    "minutes": {
      "one": "{count} minute",
      "other": "{count} minutes"
    },
    "seconds": {
      "one": "{count} second",
      "other": "{count} seconds"
    },
    "both": "{minutes} {seconds}",
    "left": "{time} left",
    "stay": "Stay signed in",
    "staying": "One moment…",
    "signOut": "Sign out now",
    "stayed": "You are still signed in.",
    "failed": "Something went wrong. Please try again."
  },
  "session-list": {
    "label": "Devices where you are signed in",
    "loading": "Loading your devices…",
    "failed": "Your devices could not be loaded.",
    "retry": "Try Again",
    "current": "This device",
    "seen": "Last used",
    "since": "Signed in",
    "signOut": "Sign out",
    "signOutDevice": "Sign out {device}",
    "signingOut": "Signing out…",
    "signedOut": "{device} is signed out.",
    "only": "You are signed in on this device only.",
    "confirmTitle": "Sign out this device?",
    "confirmText": "Anyone using {device} will have to log in again. No progress is lost.",
    "confirm": "Sign out",
    "cancel": "Cancel"
  },
  "settings-screen": {
    "title": "Settings",
    "intro": "How Digiken looks, and where you are signed in.",
    "profile": "Name and picture",
    "profileText": "What other people on this site see about you.",
    "profileLink": "Edit your profile",
    "display": "Display",
    "displayText": "Changes apply at once and are saved for your next visit.",
    "password": "Password",
    "passwordText": "Changing it signs out every other device.",
    "devices": "Where you are signed in",
    "devicesText": "Sign out devices that you do not recognise or no longer use."
  },
  "sidebar": {
    "collapse": "Collapse sidebar",
    "expand": "Expand sidebar"
  },
  "sidebar-link": {
    "unread": {
      "one": "({count} unread message)",
      "other": "({count} unread messages)"
    }
  },
  "sign-in-form": {
    "email": "Email address",
    "password": "Password",
    "forgot": "Forgot your password?",
    "submit": "Log in",
    "busy": "Logging in…",
    "noAccount": "No account yet?",
    "signUp": "Sign up",
    "check": "Check the fields marked below.",
    "emailMissing": "Enter your email address",
    "passwordMissing": "Enter your password"
  },
  "sign-up-form": {
    "firstName": "First name",
    "lastName": "Last name",
    "email": "Email address",
    "emailHint": "We send one link to confirm that it is yours.",
    "password": "Password",
    "passwordHint": "At least {min} characters. A few words in a row are easy to remember and hard to guess.",
    "submit": "Sign up",
    "busy": "Creating your account…",
    "haveAccount": "Have an account already?",
    "signIn": "Log in",
    "check": "Check the fields marked below.",
    "firstNameMissing": "Enter your first name",
    "lastNameMissing": "Enter your last name",
    "emailMissing": "Enter your email address",
    "emailWrong": "Enter an email address like name@example.com",
    "passwordMissing": "Enter a password",
    "passwordShort": "Use at least {min} characters"
  },
  "site-language": {
    "label": "Language of this site",
    "changed": "This site is now in English."
  },
  "skip-link": {
    "label": "Skip to main content"
  },
  "stepper": {
    "position": "Step {number} of {total}: {label}",
    "all": "All steps",
    "done": "Done",
    "current": "You are here",
    "next": "Not yet",
    "error": "Needs attention"
  },
  "switch": {
    "on": "On",
    "off": "Off"
  },
  "sync-state": {
    "synced": "Everything is sent and up to date.",
    "recently-synced": "Sent and up to date a short while ago.",
    "syncing": "Sending and fetching…",
    "syncingCount": {
      "one": "Sending {count} change…",
      "other": "Sending {count} changes…"
    },
    "queued": "Waiting for a connection.",
    "queuedCount": {
      "one": "{count} change on this device is waiting for a connection.",
      "other": "{count} changes on this device are waiting for a connection."
    },
    "not-recently-synced": "Not synced recently. Connect to the internet when you can.",
    "unable": "Sending failed. Your changes are saved on this device.",
    "no-space": "This device is full. Free some space, then try again.",
    "last": "Last time:",
    "retry": "Try again"
  },
  "tabs": {
    "counted": "{label} ({count})"
  },
  "tag-list": {
    "remove": "Remove {label}",
    "removed": {
      "zero": "{label} removed. None left.",
      "one": "{label} removed. {count} left.",
      "other": "{label} removed. {count} left."
    },
    "none": "None"
  },
  "text-link": {
    "external": "(another website)"
  },
  "theme-toggle": {
    "toLight": "Switch to light theme",
    "toDark": "Switch to dark theme"
  },
  "thread-list": {
    "label": "Conversations",
    "unread": {
      "one": "({count} unread message)",
      "other": "({count} unread messages)"
    },
    "many": "99+",
    "announcement": "Announcement"
  },
  "ticket-form": {
    "name": "Your name",
    "email": "Your email address",
    "emailHint": "We reply to this address.",
    "signedIn": "You are writing as {name}. We reply to {email}.",
    "topic": "What is it about?",
    "chooseTopic": "Choose a topic",
    "message": "How can we help?",
    "messageHint": "What were you doing, what did you expect, and what did the screen say? Leave out passwords and PINs.",
    "submit": "Send the request",
    "busy": "Sending…",
    "check": "Check the fields marked below.",
    "nameMissing": "Enter your name",
    "emailMissing": "Enter your email address",
    "topicMissing": "Choose a topic",
    "messageMissing": "Write what you need help with",
    "receivedTitle": "Request received",
    "reference": "Its reference is",
    "received": "The people who run this site will read it and reply to {email}.",
    "again": "Write another request"
  },
  "time-input": {
    "hint": "For example, 14:30 or 2.30 pm",
    "notATime": "Enter a time, like 14:30 or 2.30 pm"
  },
  "toast": {
    "region": "Messages (F6)",
    "close": "Close message",
    "withAction": "{message} {action}: press F6",
    "info": "Note:",
    "success": "Done:",
    "error": "Error:"
  },
  "topic-editor": {
    "loading": "Loading the lesson…",
    "waiting": "Lesson",
    "untitled": "Untitled lesson",
    "view": "Preview as learner",
    "title": "Title",
    "titleMissing": "Enter a title",
    "text": "Text of the lesson",
    "draft": "Draft:",
    "preview": "Free preview",
    "previewHint": "Visitors can try this lesson before they pay.",
    "save": "Save the lesson",
    "saving": "Saving the lesson…",
    "saved": "Lesson saved. This is what learners read now.",
    "savedDraft": "Lesson saved. Learners see it once the course is published.",
    "savedHidden": "Lesson saved. The course is not published.",
    "differs": "Learners still see the last saved version.",
    "check": "Check the fields below",
    "textLong": "Shorten the text, or split the lesson in two",
    "backTitle": "What you typed is back",
    "backText": "It is not in the lesson yet: save the lesson to keep it. Typed",
    "keep": "Continue editing",
    "discard": "Discard my changes",
    "discardTitle": "Discard your changes?",
    "discardText": "The text returns to the last saved version. What you typed since then is lost.",
    "discardYes": "Discard them",
    "discardNo": "Keep them",
    "discarding": "Discarding…",
    "discarded": "The lesson is back to the last saved version",
    "savedVersion": "Show the last saved version",
    "htmlTitle": "This lesson is written in HTML",
    "htmlText": "It was imported, and Markdown cannot express everything in it. Edit the HTML, or convert it. Converting can lose layout, so check the preview before you save.",
    "htmlConvert": "Convert to Markdown",
    "htmlConverting": "Converting…",
    "htmlConverted": "The text is Markdown now. Check the preview before you save.",
    "htmlFailed": "The text could not be converted. Try again, or edit the HTML.",
    "conflictTitle": "The lesson was saved from another window",
    "status": "This lesson",
    "readingTime": "Reading time",
    "weight": "Size",
    "missingTitle": "Still missing",
    "nothingMissing": "Nothing is missing.",
    "video": "Video",
    "videoIntro": "A video is an extra: everything in it should also be in the text.",
    "videoFile": "Video file",
    "videoHint": "MP4 or WebM, up to {limit}. Learners pay for each megabyte: keep it short and small.",
    "videoKinds": "an MP4 or WebM video",
    "videoRemove": "Remove the video?",
    "videoRemoveText": "The video is removed with its captions and transcript.",
    "videoName": "the video",
    "captions": "Captions",
    "captionsIntro": "Words on the screen, for learners who cannot hear or who learn in a matatu.",
    "captionsNone": "No captions yet.",
    "captionsLanguage": "Language of the captions",
    "captionsFile": "Captions file in {language}",
    "captionsHint": "WebVTT (.vtt) or SubRip (.srt). A file in the same language replaces the one that is there.",
    "captionsKinds": "a .vtt or .srt file",
    "captionsRemove": "Remove the captions in {language}?",
    "captionsRemoveText": "Learners will not see them any more.",
    "captionsName": "captions in {language}",
    "transcript": "Transcript",
    "transcriptHint": "What is said and what is shown, as text. You can use Markdown.",
    "transcriptSave": "Save the transcript",
    "transcriptSaving": "Saving…",
    "transcriptSaved": "Transcript saved"
  },
  "transcript": {
    "label": "Transcript",
    "search": "Search the transcript",
    "found": {
      "one": "{count} line found",
      "other": "{count} lines found",
      "zero": "No matching lines"
    },
    "follow": "Follow along",
    "empty": "There is nothing to read here yet.",
    "loading": "Loading the transcript…",
    "failed": "The transcript could not be loaded. Close it and open it again."
  },
  "unit-editor": {
    "loading": "Loading the unit…",
    "waiting": "Unit",
    "place": "Unit {position} of {course}",
    "lessons": "Lessons",
    "lessonsIntro": "Learners read them in this order.",
    "noLessons": "No lessons yet. Give the first one a title; its text comes next.",
    "free": "Free to read",
    "draft": "Unsaved draft",
    "video": "With video",
    "missing": "Missing: {list}",
    "addLesson": "Title of a new lesson",
    "add": "Add the lesson",
    "removeTitle": "Remove “{title}”?",
    "removeLesson": "The lesson is removed with its text, pictures and video. This cannot be undone.",
    "details": "About the unit",
    "summaryHint": "One sentence that helps learners choose, up to {limit} characters.",
    "price": "Price in shillings",
    "priceHint": "Whole shillings; 0 makes the unit free.",
    "priceWrong": "Enter whole shillings, like 450, or 0",
    "save": "Save the unit",
    "saved": "Unit saved",
    "conflictTitle": "The unit was saved from another window"
  },
  "unitPicker": {
    "legend": "Choose your units",
    "whole": "The whole course",
    "wholeHint": {
      "one": "The {count} unit below",
      "other": "All {count} units below"
    },
    "rest": "The rest of the course",
    "restHint": {
      "one": "The {count} unit that you do not have yet",
      "other": "The {count} units that you do not have yet"
    },
    "said": {
      "one": "{count} unit chosen. Total {total}.",
      "other": "{count} units chosen. Total {total}."
    },
    "saidNone": "No units chosen."
  },
  "unitRow": {
    "unit": "Unit {number}",
    "owned": "You have this unit",
    "price": "Price:"
  },
  "unitScreen": {
    "loading": "Loading the unit…",
    "waiting": "Unit",
    "place": "Unit {position} of {course}",
    "lessons": "Lessons",
    "lessonCount": {
      "one": "{count} lesson",
      "other": "{count} lessons"
    },
    "begin": "Start this unit",
    "resume": "Continue this unit",
    "review": "Review this unit",
    "get": "See this unit in the course",
    "preview": "Read a free lesson",
    "locked": "Lessons marked “Locked” open once you are enrolled in this unit.",
    "progress": "Your progress in {title}",
    "steps": "Previous and next unit",
    "previous": "Previous unit",
    "next": "Next unit"
  },
  "unread-badge": {
    "many": "{limit}+"
  },
  "user-menu": {
    "account": "account",
    "signOut": "Sign Out"
  },
  "verify-email-panel": {
    "waitingTitle": "Check your inbox",
    "waiting": "We have sent a link to {email}. Open it, on this device or any other, and your account is ready.",
    "waitingNoEmail": "We have sent you a link. Open it, on this device or any other, and your account is ready.",
    "waitingTip": "It works for 24 hours. Nothing after a few minutes? Check your spam folder too.",
    "checkingTitle": "Checking your link…",
    "checking": "This takes a moment.",
    "verifiedTitle": "Your email address is confirmed",
    "verified": "Everything is ready for you.",
    "continue": "Continue to your courses",
    "badTitle": "This link no longer works",
    "bad": "A link works once, for 24 hours, and only the newest one counts.",
    "badSignedOut": "A link works once, for 24 hours, and only the newest one counts. Log in to request a new one.",
    "signedOutTitle": "Log in to confirm your address",
    "signedOut": "Open the link in the email that we sent you, or log in to request a new one.",
    "signIn": "Log in",
    "resend": "Send the link again",
    "sending": "Sending…",
    "sentAgain": "A new link is on its way. Only the newest one works.",
    "wait": {
      "one": "You can send it again in {count} second.",
      "other": "You can send it again in {count} seconds."
    }
  },
  "version-conflict": {
    "text": "Another window or person saved it while you were editing. None of your text is lost.",
    "show": "Show the other version",
    "mine": "Keep mine",
    "theirs": "Take the other version",
    "titleTheirs": "Take the other version?",
    "lose": "It replaces what you typed."
  },
  "virtual-table": {
    "rows": {
      "one": "{count} row",
      "other": "{count} rows",
      "zero": "No rows"
    }
  }
} as const;
