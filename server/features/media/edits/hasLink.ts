const linkPattern = /https?:\/\/|\bwww\.\S|<a\s|\[url\b/i

/** Whether a text contains a link. */
export const hasLink = (text: string | null) => linkPattern.test(text ?? '')
