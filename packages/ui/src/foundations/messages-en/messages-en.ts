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
    "progressText": "Mark a lesson as done, and the unit and the course tell you in plain words how many are left. Change your mind whenever you like.",
    "promiseTitle": "What we hold ourselves to",
    "everyoneTitle": "Everybody can use it",
    "everyoneText": "Keyboard, screen reader, large text, high contrast, no motion: we build each part to WCAG 2.1 level AA and check it again with every change.",
    "lightTitle": "Light on data",
    "lightText": "Pages are small, videos wait until you play them, and nothing is loaded from anybody else’s site.",
    "honestTitle": "Clear prices, plain words",
    "honestText": "You see what something costs before you decide. When something goes wrong we say what happened and what you can do, and keep what you typed.",
    "yoursTitle": "Your account is yours",
    "yoursText": "You can see every device where you are signed in and sign any of them out. There are no adverts and no trackers.",
    "whoTitle": "Who it is for",
    "learners": "Learners",
    "learnersText": "You want to gain a skill, one unit at a time, beside work, school or family. Start with a free lesson and see whether it suits you. Write to your instructor and to those who study with you, and join a hub of people like you.",
    "teaching": "Instructors",
    "teachingText": "You have something to teach. Write your lessons here and see them as your learners will, or bring in a course that you have. A checklist helps with captions, descriptions and size; nobody sees the course until it is published. Afterwards you see how each learner gets on, and who could use a word from you.",
    "hubs": "Learning hubs",
    "hubsText": "You are a school, an organisation or a community. A hub is your place here: you decide who joins, its members find their courses and each other, and you see how far they have come.",
    "legalTitle": "Privacy, cookies and terms",
    "privacy": "Privacy",
    "privacyText": "We keep your name, your email address, your password in a form that nobody can read, the courses and lessons that you take, the hubs that you join, the messages and requests that you write, your settings and the devices where you are signed in. Your picture is stripped of the place and time that cameras hide in it. None of it goes to advertisers.",
    "cookies": "Cookies",
    "cookiesText": "Cookies are used only to keep you signed in, for two days. Your display settings and a random number for this device are stored in your browser. Logging out clears them.",
    "terms": "Terms of use",
    "termsText": "Use your own account and keep its password to yourself. Treat other people here as you would in a classroom; a message that harms can be reported and removed. Courses belong to those who made them: learn from them, and ask before you publish them elsewhere. An account that is used to harm others can be closed.",
    "startTitle": "Have a look around",
    "startText": "Some lessons open without an account.",
    "courses": "Browse the courses",
    "help": "Read the help desk",
    "accessibility": "Read about accessibility"
  },
  "accessibility-screen": {
    "title": "Accessibility",
    "lead": "Digiken should work for everybody who wants to learn. Our measure is the Web Content Accessibility Guidelines (WCAG) 2.1, level AA. This page says what we do, how we check it, and what does not work well yet.",
    "onThisPage": "On this page",
    "commitmentTitle": "Our commitment",
    "commitmentText": "Every page and every part is built to WCAG 2.1 level AA, and we follow the level A and AA additions of WCAG 2.2 as well. A part that fails is treated as broken, like a button that does nothing.",
    "doneTitle": "What you can count on",
    "doneKeyboard": "Everything works with a keyboard alone, and you always see where the focus is.",
    "doneReaders": "Headings, landmarks, labels and messages are there for screen readers; changes on a page are spoken once, calmly.",
    "doneContrast": "Body text has a contrast of at least 7 to 1, in the dark and in the light theme.",
    "doneZoom": "Text grows to 400% without sideways scrolling, and your own letter and line spacing is respected.",
    "doneMotion": "Movement is short and stops entirely when you ask your device, or us, for less motion.",
    "doneColour": "Nothing is told by colour alone: state and errors are always in words too.",
    "doneTouch": "Things to press are at least 24 pixels in size, main actions at least 44.",
    "doneErrors": "A mistake in a form is explained next to its field, and nothing that you typed is lost.",
    "displayText": "Theme, contrast, text size and motion can be set to suit you in",
    "displayLink": "your settings",
    "keyboardTitle": "Keyboard shortcuts",
    "keyboardText": "Digiken uses the keys that you know from other sites and adds no single-letter shortcuts, which could clash with your assistive technology. On a Mac, ⌘ stands for Ctrl.",
    "keyboardCaption": "Keys and what they do",
    "keys": "Keys",
    "does": "What happens",
    "keysEverywhere": "Everywhere",
    "keyTab": "Go to the next or the previous thing that you can use",
    "keySkip": "Skip past the top bar, right after a page has opened",
    "keyEnter": "Follow a link or press a button",
    "keySpace": "Press a button, tick a box, open a question",
    "keyEscape": "Close a menu, a dialog or a panel; focus returns to where it was",
    "keyF6": "Go to the messages at the top right, while one is shown",
    "keysChoices": "Tabs, options and menus",
    "keyTabs": "Show the previous or the next tab",
    "keyOptions": "Move between options, and between the entries of a menu",
    "keyHomeEnd": "Go to the first or the last tab or menu entry",
    "keysReading": "Lessons, films and long lists",
    "keyScroll": "Scroll a conversation, a wide table or a block of code that has the focus",
    "keyPlay": "Play a film, or pause it",
    "keySeek": "Go back or forward in a film",
    "keysMessages": "Writing messages",
    "keySend": "Send the message",
    "keyNewLine": "Start a new line; it never sends",
    "keysTeaching": "Writing lessons",
    "keyBold": "Make the chosen text bold, italic, or a link",
    "keyListLine": "In a list, begin its next line; on an empty line, end the list",
    "keyToolbar": "Move along the toolbar of the editor, which is one stop for Tab",
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
    "readerConversation": "A conversation opens at its heading. New messages are spoken with the name of who wrote them, while you stay where you are; a heading “New messages” marks where you had stopped.",
    "readerNotifications": "Administrators: the bell says how many notifications are unread. The panel opens at its heading, and after “Mark as read” the focus goes on to the next one.",
    "readerCharts": "Each chart has a button “Show as table”, which gives the same figures as a table.",
    "readerLanguage": "Text in another language is marked, so that a reader with that voice installed can switch to it, for example Kiswahili.",
    "checkTitle": "How we check",
    "checkText": "Each part of the site is tested with axe, a testing engine for accessibility, in a real browser with every change: in dark and light, on a wide screen and at 320 pixels, with menus and dialogs open. The keyboard is walked through automatically too. Tools find only some of the barriers, so a rule that has not been tested is reported as not evaluated, never as met.",
    "limitsTitle": "What does not work well yet",
    "limitsVideo": "Some videos come without captions or a transcript, where their authors have supplied none. Instructors are told so before a course is published. The lesson’s text still covers its content where we have it.",
    "limitsTranslation": "Some translations were made by a machine. They say so above the text and may contain mistakes.",
    "limitsImages": "Some pictures in courses that were brought in from elsewhere have poor descriptions, or none.",
    "limitsPeople": "Results of tests with screen readers and by people with disabilities have not been published here so far.",
    "reportTitle": "Tell us about a barrier",
    "reportText": "If something stops you, tell your instructor or the school or group that gave you the address of this site. Say which page it was, what you wanted to do, and which device, browser and assistive technology you use.",
    "reportForm": "Tell the people who run this site what stopped you. You need no account, and you may stay unnamed.",
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
    "value": "Figure"
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
    "check": "Check what is marked below.",
    "pageMissing": "Say which page it was",
    "problemMissing": "Say what stopped you",
    "receivedTitle": "Thank you, we have your report",
    "reference": "Its reference is",
    "received": "The people who run this site will look at it.",
    "answered": "They will answer to {contact}.",
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
    "none": "No course matches",
    "noneText": "Try fewer words, another category or every level.",
    "clear": "Show all courses",
    "empty": "No courses are published yet",
    "emptyText": "When a course is published it will be listed here."
  },
  "certificate": {
    "title": "Certificate of completion",
    "says": "This is to say that",
    "completed": "has completed the course",
    "level": "Level: {level}",
    "instructor": "Taught by {name}",
    "issued": "Issued on",
    "number": "Certificate number",
    "check": "Check it",
    "verify": "See that it is real",
    "valid": "Valid",
    "revoked": "Withdrawn",
    "pending": "Being prepared",
    "revokedTitle": "This certificate was withdrawn",
    "revokedText": "It is no proof of anything any more.",
    "pendingTitle": "This certificate is being prepared",
    "pendingText": "Its number and date are given when it is issued. You need not wait here."
  },
  "chart-frame": {
    "table": "Show as table",
    "tableOf": ": {title}",
    "empty": "There are no figures yet."
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
      "one": "You have asked the question that you had for now.",
      "other": "You have asked all {count} questions that you had for now."
    },
    "resets": "There are new ones",
    "writing": "{name} is writing",
    "writingNow": "Writing…",
    "answered": "{name} has answered. {text}",
    "restBelow": "The rest is in the last message.",
    "sources": "Sources",
    "source": "Source {number}: {label}",
    "withSources": {
      "one": "{count} source.",
      "other": "{count} sources."
    },
    "sending": "Sending…",
    "failedMine": "Not sent.",
    "failedAnswer": "The answer broke off.",
    "stopped": "You stopped this answer.",
    "retry": "Try again",
    "helpful": "Helpful",
    "notHelpful": "Not helpful",
    "ratingGroup": "Was this answer helpful?",
    "rated": "Thank you. We note how helpful answers are.",
    "newest": "Go to the newest message",
    "emptyTitle": "Ask about your lesson",
    "emptyText": "Answers come from your own course, with the lessons they rest on. A machine can be wrong: check what matters.",
    "suggestions": "Questions to start with",
    "offline": "You are offline. What you write stays here until you send it.",
    "code": "Code"
  },
  "check-labels": {
    "summary": "A summary of the course",
    "units": "At least one unit",
    "lessons": "Lessons in every unit",
    "empty-lessons": "A text in every lesson",
    "alt-text": "Text alternatives for all pictures",
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
    "free": "Enrol for free",
    "enrol": "Enrol for {price}",
    "enrolNone": "Enrol",
    "busy": "Enrolling…",
    "signIn": "Sign in to enrol",
    "kept": "Your choice is kept while you sign in.",
    "chooseFirst": "Choose at least one unit first."
  },
  "combobox": {
    "show": "Show the options",
    "hide": "Hide the options",
    "clear": "Clear",
    "cleared": "Cleared",
    "results": {
      "zero": "Nothing matches",
      "one": "{count} option",
      "other": "{count} options"
    },
    "empty": "Nothing matches “{text}”. Try fewer letters.",
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
    "failed": "The search does not answer. Please try again in a moment.",
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
    "openMenu": "Open menu"
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
    "none": "Nothing has been written here yet.",
    "report": "Report",
    "reportName": "Report this message from {name}",
    "removed": "An administrator removed this message.",
    "reported": "You reported this message",
    "reportedNow": "Reported. The people who run this site will look at it.",
    "reportTitle": "Report a message from {name}",
    "reportText": "The people who run this site will read the message and what you write here. {name} does not learn who reported it.",
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
    "previewCourse": "See it as learners do",
    "learners": {
      "zero": "No learners yet",
      "one": "{count} learner",
      "other": "{count} learners"
    },
    "changes": "Changes were asked for",
    "unpublished": "The course was taken off",
    "review": "The course is in review",
    "reviewText": "An administrator looks at it now. You are told as soon as there is an answer.",
    "withdraw": "Withdraw it from review",
    "withdrawing": "Withdrawing…",
    "withdrawn": "The course is back with you",
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
    "removeUnit": "The unit goes with everything in it. This cannot be taken back.",
    "details": "About the course",
    "detailsIntro": "What visitors read before they choose.",
    "title": "Title",
    "titleMissing": "Enter a title",
    "summary": "Summary",
    "summaryHint": "One or two sentences for the course’s card, {limit} characters at most.",
    "summaryLong": "Shorten the summary to {limit} characters",
    "description": "Description",
    "descriptionHint": "Who it is for, what one can do afterwards, what one needs.",
    "category": "Category",
    "noCategory": "None yet",
    "level": "Level",
    "beginner": "Beginner",
    "intermediate": "Intermediate",
    "advanced": "Advanced",
    "price": "Price for the whole course, in shillings",
    "priceHint": "Empty: the sum of its units, now {sum}. A lower price rewards taking the whole.",
    "priceWrong": "Enter whole shillings, like 450",
    "save": "Save the details",
    "saving": "Saving…",
    "saved": "Details saved",
    "notSaved": "Not saved yet",
    "check": "Check the fields below",
    "backTitle": "What you typed is back",
    "backText": "It was not saved when you left this page. Save the details to keep it.",
    "drop": "Drop it",
    "dropTitle": "Drop what you typed?",
    "dropText": "The details go back to what was saved last.",
    "dropKeep": "Keep it",
    "dropped": "The details stand as they were saved last",
    "picture": "Cover picture",
    "pictureHint": "PNG, JPEG, WebP or GIF, at least 1280 by 720. It needs no text alternative: it decorates.",
    "pictureKinds": "a PNG, JPEG, WebP or GIF picture",
    "ready": "Before learners see it",
    "submit": "Submit for review",
    "history": "History"
  },
  "course-import": {
    "title": "Import a course",
    "intro": "Bring a course from another platform. It becomes a draft of yours: nobody sees it before you submit it.",
    "file": "Course archive",
    "kinds": "a file that ends in .imscc or .zip",
    "safe": "Scripts and outside trackers are left out, and every picture is made lighter.",
    "working": "The course is being read",
    "workingText": "You can leave this page: the import goes on without you.",
    "percent": "{percent}% done",
    "workingShort": "Working…",
    "failed": "The import did not work",
    "failedText": "The archive could not be read.",
    "nothing": "Nothing was added to your courses.",
    "done": "“{title}” is here, as a draft",
    "openCourse": "Open the course",
    "units": "Units",
    "lessons": "Lessons",
    "pictures": "Pictures",
    "quizzes": "Quizzes",
    "another": "Import another course",
    "findings": "What to look at",
    "findingsIntro": "These things could not be taken as they stood. The lessons work without them.",
    "clean": "Everything was taken as it stood.",
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
    "changes": "Changes asked for",
    "published": "Published",
    "unpublished": "Unpublished",
    "unpublishedChanges": "Published, with changes that learners do not see yet"
  },
  "courseCard": {
    "units": {
      "one": "{count} unit",
      "other": "{count} units"
    },
    "by": "By {name}",
    "enrolled": "Enrolled",
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
    "begin": "Begin the course",
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
    "actions": "What you can do with them stands above the table.",
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
    "shortYear": "Enter the year with 4 figures, like 2026",
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
    "textSizeHint": "On top of the size that your browser is set to.",
    "size100": "Standard",
    "size125": "Large",
    "size150": "Largest",
    "motion": "Motion",
    "system": "As my device says",
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
    "progress": "Your progress in {title}"
  },
  "error-screen": {
    "message": "An error occurred",
    "offline": "Please check your internet connection and try again.",
    "unavailable": "Our servers are currently unavailable. Please try again later.",
    "other": "We encountered an unexpected error. Apologies for the inconvenience.",
    "retry": "Try Again"
  },
  "error-summary": {
    "title": "There is a problem"
  },
  "facts": {
    "none": "None"
  },
  "field": {
    "optional": "(optional)",
    "error": "Error:"
  },
  "figures-screen": {
    "loading": "Loading the figures…"
  },
  "file-upload": {
    "choose": "Choose a file",
    "chooseMany": "Choose files",
    "drop": "or drop it here",
    "dropMany": "or drop them here",
    "uploading": "Uploading",
    "percent": "{percent}% sent",
    "finishing": "Sent. Waiting for the answer…",
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
    "wrongKind": "This kind of file cannot be used here. Choose {kinds}.",
    "otherKind": "one of the kinds named above",
    "unexpected": "The upload broke off. Please try again."
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
    "people": "The people behind this site",
    "accessibility": "Accessibility",
    "statement": "Accessibility statement",
    "shortcuts": "Keyboard shortcuts",
    "screenReaders": "Screen-reader help",
    "newsletter": "News from Digiken"
  },
  "forgot-password-form": {
    "email": "Email address",
    "emailHint": "The one that you log in with.",
    "submit": "Send the link",
    "busy": "Sending…",
    "check": "Check what is marked below.",
    "emailMissing": "Enter your email address",
    "sentTitle": "Look in your inbox",
    "sent": "If {email} has an account here, a link to choose a new password is on its way. It works once, for one hour.",
    "spam": "Nothing there after a few minutes? Look in the spam folder too.",
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
    "nothingTitle": "No answer has those words",
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
    "joinQ": "How do I make an account?",
    "joinA": "Choose Sign up, then give your name, your email address and a password of at least 8 characters. We send one link to that address; open it and your account is ready.",
    "joinLink": "Sign up",
    "verifyQ": "The confirmation link did not arrive",
    "verifyA": "Wait a few minutes and look in the spam folder. A link works for 24 hours. Log in and you can have a new one sent; the newest link is the one to use.",
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
    "tryA": "Yes. Lessons marked “Free preview” open for everybody, without an account. You will find them in the list of lessons on the course page.",
    "enrolQ": "Do I have to take a whole course?",
    "enrolA": "No. A course is made of units, and you may choose only those that you need. The total is added up as you choose. You can come back for the other units later.",
    "doneQ": "How is my progress counted?",
    "doneA": "Each lesson counts once you mark it as done; you can unmark it too. The numbers beside a unit and a course say how many lessons are left. Open a course again and it takes you to where you stopped.",
    "languageQ": "Can I read in Kiswahili?",
    "languageA": "Where a lesson has been translated, a language switch stands above its text. A translation made by a machine says so, and the original is one press away.",
    "priceQ": "What does a course cost?",
    "priceA": "Prices are in Kenyan shillings and stand on every card and beside every unit. Many units are free. The total of the units that you have chosen is worked out before you enrol.",
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
    "joinHubA": "Open Hubs in your console, find the hub by its name and ask to join. Its administrator accepts, or rejects with a reason; the answer comes by mail. Until then you can take the request back. If somebody sent you an invitation, open its link: it lets you in at once, as long as it is not out of date or used up.",
    "joinHubLink": "Find a hub",
    "hubSeesQ": "What does a hub’s administrator see of me?",
    "hubSeesA": "Your name, your email address, when you joined, and how far you are in the courses of that hub. Nothing of your other courses, and none of your messages to others. When you leave the hub, that ends.",
    "writeQ": "Whom can I write to?",
    "writeA": "People with whom you share a course or a hub. Open Messages and choose New message; names appear as you type. An instructor can also write to all learners of a course at once.",
    "writeLink": "Open your messages",
    "archiveQ": "How do I tidy up my messages?",
    "archiveA": "Open a conversation and choose Archive. It moves to the archive, and comes back to the inbox when somebody writes in it. The search above the list looks into subjects and messages.",
    "reportQ": "Somebody writes things that they should not",
    "reportA": "Choose Report beside the message and say what is wrong. The people who run this site then read that message and can remove it. Under People you can block somebody: they can no longer write to you. You can unblock them at any time.",
    "teachQ": "How do I become an instructor?",
    "teachA": "The people who run this site decide. Write to them with the form below: choose the topic on teaching, and say what you would like to teach. When your account has been changed, log in again: the tutor console opens.",
    "teachLink": "Write to us",
    "lessonQ": "How do I write a lesson?",
    "lessonA": "In the tutor console open a course, then a unit, and add a lesson. You write in Markdown and see the preview as learners will. A draft is kept while you type, so that a refresh or a lost connection costs you nothing; learners read it once you save the lesson. Pictures need a description, or a tick that says that they are decoration.",
    "importQ": "Can I bring in a course that exists already?",
    "importA": "Yes. Upload a Common Cartridge (.imscc, versions 1.1 to 1.3) from another learning platform, or a .zip of Markdown files. A report then lists what came in and what you should look at. The course starts as a draft that only you see.",
    "publishQ": "How does my course get published?",
    "publishA": "The checklist on the course’s page says what is missing, and what could be better: descriptions of pictures, captions, size in MB, price. When nothing is missing, submit the course for review. An administrator publishes it or asks for changes with reasons; you hear of it by mail.",
    "struggleQ": "How do I see who needs help?",
    "struggleA": "My Learners lists everybody in your courses with their progress. “Needs help” marks who has not begun within three days of enrolling, and who began but has done nothing for seven. You can write to them from there.",
    "keptQ": "What do you keep about me?",
    "keptA": "Your name, email address, an unreadable form of your password, your picture if you add one, your display settings, the courses that you enrol in, the lessons that you mark as done, the hubs that you join, the messages and requests for help that you write, and the devices where you are signed in.",
    "messagesSeenQ": "Who can read my messages?",
    "messagesSeenA": "The people in the conversation. When one of them reports a message, the people who run this site read that one message too.",
    "cookieQ": "What is stored on my device?",
    "cookieA": "Cookies that keep you signed in for two days, your display settings, and a random number that stands for this device. Logging out removes your session and clears that storage. Nothing is sent to advertisers, and no page loads anything from another site.",
    "deviceQ": "I used a shared computer. What now?",
    "deviceA": "Open Settings on any device and look under “Where you are signed in”. You can sign that computer out from there. If you think that somebody knows your password, change it: every other device is signed out at once.",
    "contactText": "Your instructor, or the school or group that gave you the address of this site, knows it best and can look into your account with you.",
    "contactEmail": "You can also write to {email}.",
    "contactForm": "Your instructor, or the school or group that gave you the address of this site, often knows best. Or ask the people who run it: the answer comes by mail.",
    "contactTip": "Tell them what you were doing, what you expected and the exact words on the screen.",
    "accessibilityLink": "Something cannot be used with your device or assistive technology? Read our accessibility page"
  },
  "homeScreen": {
    "title": "Learn one unit at a time",
    "intro": "Take a whole course, or only the units that you need. Every lesson shows its size before you open it, and your place is kept for when you come back.",
    "search": "What do you want to learn?",
    "placeholder": "A subject or a skill",
    "browse": "Browse all courses",
    "newest": "Newest courses",
    "seeAll": "See all courses",
    "none": "No courses are published yet",
    "noneText": "When a course is published it will be listed here.",
    "how": "How it works",
    "findTitle": "Find your course",
    "find": "Search, or browse by category and level. Lessons marked as a free preview open without an account.",
    "chooseTitle": "Choose your units",
    "choose": "Tick the units that you want and watch the total. Units you already have are never charged again.",
    "learnTitle": "Learn and come back",
    "learn": "Mark lessons as done and see how many are left. Next time you start where you stopped.",
    "categories": "Browse by category",
    "categoryCount": {
      "one": "{count} course",
      "other": "{count} courses"
    },
    "accessTitle": "Made to be used by everybody",
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
    "noDescription": "Its administrator has not written anything about it yet.",
    "courses": "Courses",
    "noCourses": "No courses have been added yet.",
    "members": {
      "one": "{count} member",
      "other": "{count} members",
      "zero": "No members yet"
    },
    "membersTitle": "Members",
    "membersPages": "More members",
    "membersHidden": "Members see who else belongs to the hub.",
    "noneTitle": "Join this hub",
    "noneText": "An administrator of the hub decides, and you get the answer by mail. Members see each other’s names; the administrator sees how far you are in the hub’s courses.",
    "invitedText": "You have an invitation: open its link to join at once, or ask here.",
    "closedTitle": "By invitation only",
    "closedText": "This hub takes no requests. Ask somebody who belongs to it for an invitation.",
    "message": "A word to the administrator",
    "messageHint": "Who you are, or why you would like to join.",
    "ask": "Ask to join",
    "asking": "Asking…",
    "asked": "You asked to join. The answer comes by mail.",
    "requestedTitle": "You asked to join",
    "requestedText": "An administrator of the hub will decide. You get the answer by mail.",
    "cancelRequest": "Take the request back",
    "cancelling": "Taking it back…",
    "cancelled": "Your request is taken back.",
    "rejectedTitle": "Your request was not accepted",
    "rejectedAt": "Decided on {date}.",
    "reason": "The reason given: {reason}",
    "again": "You may ask again.",
    "memberTitle": "You are a member",
    "memberText": "You can write to the other members, and find the hub’s courses below.",
    "write": "Write a message",
    "leave": "Leave the hub",
    "leaving": "Leaving…",
    "left": "You have left the hub.",
    "leaveTitle": "Leave {name}?",
    "leaveText": "What you have studied stays yours. To come back you have to ask again.",
    "stay": "Stay",
    "administratorTitle": "You run this hub",
    "console": "Open its console"
  },
  "hub-settings-form": {
    "about": "What people see",
    "name": "Name of the hub",
    "summary": "In one sentence",
    "summaryHint": "Stands on the hub’s card.",
    "description": "About the hub",
    "descriptionHint": "Who belongs to it, and what you do together.",
    "acceptsRequests": "People may ask to join",
    "acceptsRequestsHint": "Without it, only your invitations lead into the hub.",
    "save": "Save the settings",
    "saving": "Saving…",
    "saved": "The settings are saved.",
    "check": "Check what is marked below.",
    "nameMissing": "Enter a name",
    "courses": "Courses of the hub",
    "coursesIntro": "Members find them on the hub’s page, and you see how far each member is in them.",
    "noCourses": "The hub shows no course yet.",
    "whichCourse": "Add a course",
    "courseMissing": "Choose a course",
    "addCourse": "Add to the hub",
    "addingCourse": "Adding…",
    "courseAdded": "“{title}” is now in the hub.",
    "removeCourse": "Remove",
    "removeCourseName": "Remove “{title}” from the hub",
    "courseRemoved": "“{title}” is no longer in the hub.",
    "invitations": "Invitations",
    "invitationsIntro": "Whoever opens the link of an invitation can join without asking.",
    "label": "What is it for?",
    "labelHint": "For your own list, for example “Evening group”.",
    "maxUses": "For how many people?",
    "days": "Works for how many days?",
    "emails": "Mail it to",
    "emailsHint": "Email addresses, separated by commas or new lines.",
    "invite": "Make an invitation",
    "inviting": "Making the invitation…",
    "numberWrong": "Enter a whole number of 1 or more",
    "linkTitle": "Your invitation is ready",
    "linkText": "The link is shown this once. Copy it now; afterwards nobody can read it, not even we.",
    "mailedText": "It has been mailed too.",
    "link": "Invitation link",
    "copy": "Copy the link",
    "copied": "Copied",
    "copiedNow": "Link copied",
    "copyFailed": "The browser did not allow it. The link is selected: press Ctrl + C.",
    "none": "You have made no invitation yet.",
    "list": "Your invitations",
    "uses": "{uses} of {max} used",
    "usesNoLimit": {
      "one": "Used {count} time",
      "other": "Used {count} times",
      "zero": "Not used yet"
    },
    "until": "Works until {date}",
    "open": "Open",
    "expired": "Out of date",
    "used-up": "Used up",
    "withdrawn": "Withdrawn",
    "revoke": "Withdraw",
    "revokeName": "Withdraw “{label}”",
    "revoking": "Withdrawing…",
    "revokeTitle": "Withdraw “{label}”?",
    "revokeText": "Its link stops working. Who has joined by it stays a member.",
    "cancel": "Cancel",
    "revokedNow": "“{label}” is withdrawn."
  },
  "hubs-screen": {
    "title": "Hubs",
    "intro": "A hub is a school, an organisation or a community that learns together.",
    "mine": "Your hubs",
    "noneMine": "You belong to no hub yet. Find one below and ask to join, or open the link of an invitation.",
    "find": "Find a hub",
    "search": "Search hubs by name",
    "clear": "Show all hubs",
    "loading": "Loading the hubs…",
    "found": {
      "one": "{count} hub",
      "other": "{count} hubs",
      "zero": "No hubs"
    },
    "noneFound": "No hub is called “{query}”",
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
    "checkingTitle": "Looking at your invitation…",
    "checking": "This takes a moment.",
    "readyTitle": "You are invited to {hub}",
    "aHub": "a learning hub",
    "ready": "As a member you see its courses and its other members, and can write to them. Its administrator sees how far you are in the hub’s courses. You can leave at any time.",
    "accept": "Join {hub}",
    "accepting": "Joining…",
    "signIn": "Log in to join",
    "signInText": "Log in, or make an account first. You come back here afterwards.",
    "acceptedTitle": "You are a member of {hub}",
    "accepted": "Its courses and members are on its page.",
    "toHub": "Go to {hub}",
    "badTitle": "This invitation does not work",
    "bad": "It may have been used up, withdrawn or be out of date. Ask whoever sent it for a new one.",
    "allHubs": "See all hubs"
  },
  "join-requests-screen": {
    "title": "Requests to join",
    "intro": "Everybody gets your answer by mail.",
    "folder": "Which requests",
    "requested": "Waiting",
    "accepted": "Accepted",
    "rejected": "Rejected",
    "cancelled": "Taken back",
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
    "rejectTitle": "Reject {name}?",
    "rejectText": "Your reason is mailed to {name}, who may ask again later.",
    "rejectLabel": "Reason",
    "rejectConfirm": "Reject the request",
    "noneRequested": "Nobody is waiting",
    "noneRequestedText": "When somebody asks to join your hub, you get a mail and find the request here.",
    "noneOther": "Nothing here yet",
    "noneOtherText": "Requests are listed here once they have been decided or taken back.",
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
    "none": "Not in your courses any more",
    "noneText": "This learner is not enrolled in a course of yours.",
    "studied": "Studied",
    "never": "Has not begun",
    "course": "Progress in {title}",
    "notOwned": "Not chosen"
  },
  "lesson-checks": {
    "summary": "a summary",
    "units": "units",
    "lessons": "lessons",
    "empty-lessons": "text",
    "alt-text": "text alternatives of pictures",
    "captions": "captions",
    "transcript": "a transcript",
    "weight": "fewer megabytes",
    "price": "a price",
    "category": "a category"
  },
  "lessonContents": {
    "label": "Course contents",
    "unit": "Unit {number}",
    "count": "{done} of {total} done",
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
  "lessonHtml": {
    "code": "Code, scrolls sideways",
    "table": "Table, scrolls sideways"
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
    "noLink": "The link to join will stand here.",
    "isFull": "Every place is taken. It may be recorded.",
    "isCancelled": "This class does not take place.",
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
    "previewLoading": "Making the preview…",
    "previewReady": "Preview ready",
    "previewFailed": "The preview could not be made. Your text is safe.",
    "retry": "Try again",
    "help": "How to format text",
    "helpTyped": "You type",
    "helpSeen": "It becomes",
    "helpKeys": "Ctrl+B makes words bold, Ctrl+I italic, Ctrl+K a link (⌘ on a Mac). Ctrl+Z takes any change back.",
    "helpHeading": "a heading; ### makes a smaller one",
    "helpBold": "bold words",
    "helpItalic": "italic words",
    "helpBullet": "a list; 1. makes a numbered one",
    "helpLink": "a link",
    "helpQuote": "a quotation",
    "helpParagraph": "An empty line begins a new paragraph."
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
    "offline": "You are offline. Playing goes on from here when you are back.",
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
    "noneText": "You can write to people with whom you share a course or a hub.",
    "noneArchived": "Nothing is archived",
    "noneArchivedText": "A conversation that you archive waits here, and comes back when somebody answers.",
    "noneFound": "No message with “{query}”",
    "noneFoundText": "Try one short word, a name or a part of the subject.",
    "choose": "Choose a conversation to read it here.",
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
    "never-started": "May need help: has not begun",
    "quiet": "May need help: quiet for a week or more",
    "other": "May need help: {reason}"
  },
  "new-message-form": {
    "audience": "Who is it for?",
    "people": "People whom I choose",
    "course": "All learners of a course",
    "courseHint": "Each gets it as an announcement; only you write in it.",
    "whichCourse": "Which course?",
    "learners": {
      "one": "{title} ({count} learner)",
      "other": "{title} ({count} learners)"
    },
    "goesTo": {
      "one": "This goes to {count} learner.",
      "other": "This goes to {count} learners.",
      "zero": "Nobody is enrolled in this course yet."
    },
    "to": "To",
    "toHint": "You can write to people with whom you share a course or a hub.",
    "search": "Find a person by name",
    "found": {
      "one": "{count} person found",
      "other": "{count} people found",
      "zero": "Nobody found"
    },
    "searching": "Searching…",
    "foundLabel": "People found",
    "chosen": "Chosen",
    "remove": "Take out {name}",
    "chosenNow": "{name} chosen",
    "removedNow": "{name} taken out",
    "subject": "Subject",
    "body": "Message",
    "submit": "Send the message",
    "busy": "Sending…",
    "check": "Check what is marked below.",
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
    "stays": "What is open stays open, and you can go on.",
    "kept": {
      "one": "{count} change is kept on this device and sent when you are back.",
      "other": "{count} changes are kept on this device and sent when you are back."
    },
    "online": "You are online again.",
    "sending": {
      "one": "{count} change is being sent.",
      "other": "{count} changes are being sent."
    }
  },
  "one-time-code": {
    "digitsOnly": "The code has digits only"
  },
  "outcome": {
    "unexpected": "Something went wrong on our side. Nothing was changed: please try again."
  },
  "pagination": {
    "label": "Pages",
    "previous": "Previous",
    "next": "Next",
    "page": "Page {page}",
    "gap": "Pages left out",
    "position": "Page {page} of {count}"
  },
  "password-form": {
    "current": "Current password",
    "next": "New password",
    "nextHint": "At least {min} characters. A few words in a row are easy to remember and hard to guess.",
    "submit": "Change password",
    "busy": "Changing…",
    "saved": "Your password is changed. Every other device has been signed out.",
    "check": "Check what is marked below.",
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
    "advice1": "Add a word or two that nobody would expect.",
    "advice2": "One more word makes it strong.",
    "advice3": "Nobody will guess it soon."
  },
  "picture-dialog": {
    "title": "Add a picture",
    "file": "Picture",
    "fileHint": "PNG, JPEG, WebP or GIF, up to {limit}. Its size is reduced for learners on a data bundle.",
    "fileMissing": "Choose a picture",
    "wrongKind": "This is no PNG, JPEG, WebP or GIF. Choose another file.",
    "tooLarge": "This picture is {size}. Choose one of up to {limit}.",
    "chosen": "The picture that you chose",
    "alt": "Text alternative",
    "altHint": "Read to learners who cannot see the picture, and shown when it does not load.",
    "altMissing": "Say what the picture shows, or tick that it is decoration",
    "altFileName": "Say what the picture shows: a file name tells nobody",
    "decorative": "This picture is only decoration",
    "decorativeHint": "It adds nothing to the text, so screen readers pass it by.",
    "advice": "What a good text alternative says",
    "advicePoint": "What somebody should learn from the picture, as you would say it on the telephone.",
    "adviceNumbers": "The numbers and words in it that matter.",
    "adviceShort": "One or two sentences. Longer explanations belong in the lesson, where everybody reads them.",
    "adviceStart": "No “picture of” at the start: that is said anyway.",
    "adviceExample": "For example: “Three shelves. On each, the oldest tins stand in front.”",
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
    "reckoning": "Working it out…",
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
    "check": "Check what is marked below.",
    "firstNameMissing": "Enter your first name",
    "lastNameMissing": "Enter your last name"
  },
  "profile-screen": {
    "title": "Your profile",
    "intro": "What other people here see of you.",
    "settings": "Display, password and devices",
    "loading": "Loading your profile…",
    "failed": "Your profile could not be loaded.",
    "retry": "Try Again"
  },
  "progress": {
    "left": {
      "one": "{left} of {total} lesson left",
      "other": "{left} of {total} lessons left"
    },
    "done": {
      "one": "The one lesson is done",
      "other": "All {total} lessons done"
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
  "quiz-attempts": {
    "attempt": "Attempt {number}",
    "counts": "Counts",
    "score": "{score} of {total}, {share}",
    "not-started": "Not started",
    "in-progress": "Under way",
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
    "check": "Check what is marked below.",
    "passwordMissing": "Enter a password",
    "passwordShort": "Use at least {min} characters",
    "doneTitle": "Your new password is saved",
    "doneText": "Every device has been signed out. Log in with the new password to go on.",
    "signIn": "Log in",
    "badTitle": "This link no longer works",
    "badText": "A link works once, for one hour, and only the newest one counts. Have a new one sent.",
    "again": "Send a new link"
  },
  "save-state": {
    "saved": "Saved",
    "saving": "Saving…",
    "unsaved": "Not saved yet",
    "offline": "You are offline. What you typed is kept on this device.",
    "failed": "Not saved. What you typed is kept on this device.",
    "conflict": "This was changed somewhere else in the meantime. What you typed is kept on this device.",
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
      "one": "{count} lesson of yours",
      "other": "{count} lessons of yours"
    },
    "hubs": {
      "one": "{count} hub of yours",
      "other": "{count} hubs of yours"
    },
    "messages": {
      "one": "{count} message of yours",
      "other": "{count} messages of yours"
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
    "stayed": "You stay signed in.",
    "failed": "That did not work. Please try again."
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
    "confirmText": "Whoever uses {device} will have to log in again. Nothing that was finished is lost.",
    "confirm": "Sign out",
    "cancel": "Cancel"
  },
  "settings-screen": {
    "title": "Settings",
    "intro": "How Digiken looks for you, and who can get into your account.",
    "profile": "Name and picture",
    "profileText": "What other people here see of you.",
    "profileLink": "Edit your profile",
    "display": "Display",
    "displayText": "Each choice shows at once and is kept for your next visit.",
    "password": "Password",
    "passwordText": "Changing it signs every other device out.",
    "devices": "Where you are signed in",
    "devicesText": "Sign out what you do not know or no longer use."
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
    "check": "Check what is marked below.",
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
    "check": "Check what is marked below.",
    "firstNameMissing": "Enter your first name",
    "lastNameMissing": "Enter your last name",
    "emailMissing": "Enter your email address",
    "passwordMissing": "Enter a password",
    "passwordShort": "Use at least {min} characters"
  },
  "site-language": {
    "label": "Language of this site",
    "changed": "This site is in English now."
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
      "one": "{count} change waits on this device for a connection.",
      "other": "{count} changes wait on this device for a connection."
    },
    "not-recently-synced": "Not up to date for a while. Connect to the internet when you can.",
    "unable": "Sending did not work. Your changes are kept on this device.",
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
    "emailHint": "The answer goes there.",
    "signedIn": "You write as {name}. The answer goes to {email}.",
    "topic": "What is it about?",
    "chooseTopic": "Choose a topic",
    "message": "How can we help?",
    "messageHint": "What were you doing, what did you expect, and what did the screen say? Leave out passwords and PINs.",
    "submit": "Send the request",
    "busy": "Sending…",
    "check": "Check what is marked below.",
    "nameMissing": "Enter your name",
    "emailMissing": "Enter your email address",
    "topicMissing": "Choose a topic",
    "messageMissing": "Write what you need help with",
    "receivedTitle": "We have your request",
    "reference": "Its reference is",
    "received": "The people who run this site will read it and answer to {email}.",
    "again": "Write another request"
  },
  "time-input": {
    "hint": "For example, 14:30 or 2.30 pm",
    "notATime": "Enter a time, like 14:30 or 2.30 pm"
  },
  "toast": {
    "region": "Messages (F6)",
    "close": "Close message",
    "info": "Note:",
    "success": "Done:",
    "error": "Error:"
  },
  "topic-editor": {
    "loading": "Loading the lesson…",
    "waiting": "Lesson",
    "untitled": "Untitled lesson",
    "view": "See it as learners do",
    "title": "Title",
    "titleMissing": "Enter a title",
    "text": "Text of the lesson",
    "draft": "Draft:",
    "preview": "Free to read for everybody",
    "previewHint": "Visitors try the course with it before they pay.",
    "save": "Save the lesson",
    "saving": "Saving the lesson…",
    "saved": "Lesson saved. This is what learners read now.",
    "differs": "Learners still read what you saved last.",
    "check": "Check the fields below",
    "textLong": "Shorten the text, or split the lesson in two",
    "backTitle": "What you typed is back",
    "backText": "It is not in the lesson yet: save the lesson, and learners read it. Typed",
    "keep": "Go on with it",
    "discard": "Drop my changes",
    "discardTitle": "Drop your changes?",
    "discardText": "The text goes back to the lesson as it was saved last. What you typed since is gone.",
    "discardYes": "Drop them",
    "discardNo": "Keep them",
    "discarding": "Dropping…",
    "discarded": "The lesson stands as it was saved last",
    "savedVersion": "Show the lesson as saved last",
    "conflictTitle": "The lesson was saved from somewhere else",
    "conflictText": "Another window or another person saved it while you were writing. Nothing of yours is lost.",
    "conflictShow": "Show the other version",
    "conflictMine": "Keep mine",
    "conflictTheirs": "Take the other version",
    "conflictTitleTheirs": "Take the other version?",
    "conflictLose": "What you typed is replaced by it.",
    "status": "This lesson",
    "readingTime": "Reading time",
    "weight": "Size",
    "missingTitle": "Still missing",
    "nothingMissing": "Nothing is missing.",
    "video": "Video",
    "videoIntro": "A video is an extra: everything in it should also stand in the text.",
    "videoFile": "Video file",
    "videoHint": "MP4 or WebM, up to {limit}. Learners pay for each megabyte: keep it short and small.",
    "videoKinds": "an MP4 or WebM video",
    "videoRemove": "Remove the video?",
    "videoRemoveText": "The video goes together with its captions and transcript.",
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
    "transcriptHint": "What is said and what matters on the picture, as text. You can use Markdown.",
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
      "zero": "No line has these words"
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
    "draft": "Draft not saved into the lesson",
    "video": "With video",
    "missing": "Missing: {list}",
    "addLesson": "Title of a new lesson",
    "add": "Add the lesson",
    "removeTitle": "Remove “{title}”?",
    "removeLesson": "The lesson goes with its text, pictures and video. This cannot be taken back.",
    "details": "About the unit",
    "title": "Title",
    "titleMissing": "Enter a title",
    "summary": "Summary",
    "summaryHint": "One sentence that helps to choose, {limit} characters at most.",
    "summaryLong": "Shorten the summary to {limit} characters",
    "price": "Price in shillings",
    "priceHint": "Whole shillings; 0 makes the unit free.",
    "priceWrong": "Enter whole shillings, like 450, or 0",
    "save": "Save the unit",
    "saving": "Saving…",
    "saved": "Unit saved",
    "notSaved": "Not saved yet",
    "check": "Check the fields below"
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
    "begin": "Begin this unit",
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
    "waitingTitle": "Look in your inbox",
    "waiting": "We have sent a link to {email}. Open it, on this device or any other, and your account is ready.",
    "waitingNoEmail": "We have sent you a link. Open it, on this device or any other, and your account is ready.",
    "waitingTip": "It works for 24 hours. Nothing there after a few minutes? Look in the spam folder too.",
    "checkingTitle": "Checking your link…",
    "checking": "This takes a moment.",
    "verifiedTitle": "Your email address is confirmed",
    "verified": "Everything is ready for you.",
    "continue": "Go on to your courses",
    "badTitle": "This link no longer works",
    "bad": "A link works once, for 24 hours, and only the newest one counts.",
    "badSignedOut": "A link works once, for 24 hours, and only the newest one counts. Log in to have a new one sent.",
    "signedOutTitle": "Log in to confirm your address",
    "signedOut": "Open the link in the mail that we sent you, or log in to have a new one sent.",
    "signIn": "Log in",
    "resend": "Send the link again",
    "sending": "Sending…",
    "sentAgain": "A new link is on its way. Only the newest one works.",
    "wait": {
      "one": "You can send it again in {count} second.",
      "other": "You can send it again in {count} seconds."
    }
  },
  "virtual-table": {
    "rows": {
      "one": "{count} row",
      "other": "{count} rows",
      "zero": "No rows"
    }
  }
} as const;
