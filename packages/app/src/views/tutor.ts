/** The address of a talk. */
export const talkPath = (id: string): string => `/console/ai-chat/${id}`;
