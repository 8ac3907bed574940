const linkPattern = /https?:\/\/|\bwww\.\S|<a\s|\[url\b/i

export const hasLink = (text: string | null) => linkPattern.test(text ?? '')
