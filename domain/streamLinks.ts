import { splitLinks } from './textLinks.ts'

/** Lists the addresses of livestreams: those with a word for one in themselves or in the text before them. */
export const listStreams = (text: string): string[] =>
  splitLinks(text).flatMap(({ text: address, href }, index, parts) => {
    const { text: textBefore = '', href: linkBefore } = parts[index - 1] ?? {}
    const described = linkBefore === undefined ? `${textBefore} ${address}` : address
    return href !== undefined && STREAM.test(described) ? [href] : []
  })

const STREAM =
  /\b(?:live|stream(?:s|ed|ing)?|livestream\w*|webcast|broadcast|watch|zoom|youtube|youtu\.be|vimeo|twitch)\b/i
