// Written by tools/library/build-messages.ts from what the components declare. Change the components.

/** Every text of @digiken/ui in English, by namespace and key: what `MessagesProvider` takes as `messages`. */
export const messages = {
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
  "avatar-group": {
    "names": "{label}: {names}",
    "more": "+{count} more"
  },
  "bar-chart": {
    "summary": {
      "one": "{label}: {value}",
      "other": "{count} bars. The longest is {label}: {value}"
    },
    "label": "Name",
    "value": "Value"
  },
  "breadcrumbs": {
    "label": "Breadcrumbs"
  },
  "calendar": {
    "previous": "Previous month",
    "next": "Next month",
    "close": "Close the calendar",
    "first": "{day}, first day",
    "last": "{day}, last day",
    "from": "From {day}. Choose the last day.",
    "range": "From {first} to {last}"
  },
  "callout": {
    "info": "Note:",
    "success": "Done:",
    "warning": "Warning:",
    "danger": "Problem:"
  },
  "carousel": {
    "carousel": "carousel",
    "slide": "slide",
    "slides": "Slides",
    "previous": "Previous slide",
    "next": "Next slide",
    "pick": "Choose a slide",
    "position": "{number} of {total}: {label}",
    "pause": "Stop the automatic slides",
    "play": "Start the automatic slides"
  },
  "chart-frame": {
    "table": "Show as table",
    "tableOf": ": {title}",
    "empty": "No data yet."
  },
  "code-block": {
    "name": "Code, {language}",
    "copy": "Copy",
    "copied": "Copied",
    "failed": "The code could not be copied. It is selected: copy it with your keyboard or the menu of your browser.",
    "highlighted": "Highlighted lines: {lines}"
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
    "offline": "Search needs a connection. This list has only what your device knows.",
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
  "crash-screen": {
    "title": "Oops! something went wrong!",
    "text": "Please try again later.",
    "refresh": "Refresh the page"
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
    "hint": "For example, {example}",
    "day": "Day",
    "month": "Month",
    "year": "Year",
    "choose": "Choose from a calendar",
    "change": "Choose from a calendar, now {date}",
    "opening": "Opening the calendar…",
    "unavailable": "The calendar could not be loaded. Type the date instead.",
    "missing": "Enter a day, a month and a year",
    "notReal": "Enter a real date, like {example}",
    "shortYear": "Enter the year with 4 digits, like {year}",
    "atLeast": "Enter {date} or a later date",
    "atMost": "Enter {date} or an earlier date"
  },
  "date-range-input": {
    "start": "First day",
    "end": "Last day",
    "choose": "Choose both days",
    "order": "The last day is before the first day"
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
  "drawer": {
    "close": "Close"
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
  "form": {
    "unexpected": "Something went wrong on our side. What you typed is still here: please try again."
  },
  "form-dialog": {
    "cancel": "Cancel"
  },
  "kbd": {
    "plus": " plus ",
    "up": "Up arrow",
    "down": "Down arrow",
    "left": "Left arrow",
    "right": "Right arrow"
  },
  "key-pager": {
    "previous": "Previous",
    "next": "Next"
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
  "multi-select": {
    "chosen": "Chosen",
    "chosenOf": "{label}, chosen",
    "added": {
      "one": "{label} chosen. {count} in all.",
      "other": "{label} chosen. {count} in all."
    },
    "remove": "Remove {label}",
    "removed": {
      "zero": "{label} removed. None left.",
      "one": "{label} removed. {count} left.",
      "other": "{label} removed. {count} left."
    },
    "all": {
      "one": "Select the one that matches",
      "other": "Select all {count}"
    },
    "count": {
      "zero": "None chosen",
      "one": "{count} chosen",
      "other": "{count} chosen"
    },
    "limit": {
      "one": "{chosen} of at most {count} chosen",
      "other": "{chosen} of at most {count} chosen"
    },
    "full": {
      "one": "You can choose at most {count}. Remove one first.",
      "other": "You can choose at most {count}. Remove one first."
    }
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
  "pagination": {
    "label": "Pages",
    "previous": "Previous",
    "next": "Next",
    "page": "Page {page}",
    "gap": "Skipped pages",
    "position": "Page {page} of {count}"
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
  "pie-chart": {
    "part": "{label}: {value}, {share}",
    "name": "Name",
    "value": "Value",
    "share": "Share",
    "other": "Other"
  },
  "popover": {
    "close": "Close"
  },
  "price": {
    "free": "Free"
  },
  "progress": {
    "done": {
      "one": "{done} of {total} lesson done",
      "other": "{done} of {total} lessons done"
    },
    "none": "No lessons yet"
  },
  "rating": {
    "value": "{value} of {max}",
    "rated": {
      "zero": "No ratings yet",
      "one": "{value} of {max}, {count} rating",
      "other": "{value} of {max}, {count} ratings"
    },
    "stars": {
      "one": "{count} star",
      "other": "{count} stars"
    },
    "unrated": "Not rated yet"
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
  "skip-link": {
    "label": "Skip to main content"
  },
  "slider": {
    "low": "Lowest",
    "high": "Highest"
  },
  "stacked-bar-chart": {
    "summary": {
      "one": "{parts}",
      "other": "{count} bars. {parts}"
    },
    "bar": "{label}: {total} ({parts})",
    "part": "{label} {value}",
    "name": "Name",
    "total": "Total"
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
    "danger": "Error:"
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
  "tree": {
    "loading": "Loading…",
    "loadingItems": "Loading {label}",
    "loaded": {
      "one": "{label}: {count} item loaded",
      "other": "{label}: {count} items loaded",
      "zero": "{label} is empty"
    },
    "failed": "{label} could not be loaded.",
    "retry": "Try again"
  },
  "unread-badge": {
    "many": "{limit}+"
  },
  "user-menu": {
    "account": "account",
    "signOut": "Sign Out"
  },
  "virtual-table": {
    "rows": {
      "one": "{count} row",
      "other": "{count} rows",
      "zero": "No rows"
    }
  }
} as const;
