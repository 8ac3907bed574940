import { language } from '../../../domain/language.ts'

type Part = string | false | null | undefined

interface Head {
  /** plain text, as the contents of `meta` are */
  title: string
  /** contents by their names; what has none is left out */
  meta?: Record<string, Part>
  /** HTML, one element or more each */
  head: Part[]
  lang?: string
}

/** Makes every HTML document that the server sends or the static copy contains; `body` is like `head`. */
export const htmlDocument = ({ body, ...head }: Head & { body: Part[] }) =>
  `${beforeBody(head)}${linesOf(body)}${afterBody}`

interface PlainParts {
  title: string
  /** HTML beneath the title */
  body: string
  /** further elements of the head */
  head?: string
}

/** A page that needs nothing else: no script, no file, no database. */
export const plainPage = ({ title, body, head }: PlainParts) =>
  htmlDocument({
    title,
    meta: { robots: 'noindex' },
    head: [head, plainStyle],
    body: [`<main>\n<h1>${title}</h1>\n${body}\n</main>`],
  })

/** A document up to its body, and from there on. */
export const beforeBody = ({ title, meta = {}, head, lang = language }: Head) => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
${linesOf([
  ...Object.entries({ viewport, ...meta }).map(
    ([name, content]) => content && `<meta ${keyOf(name)}="${name}" content="${escapeHtml(content)}">`,
  ),
  ...head,
])}
</head>
<body>
`
export const afterBody = `
</body>
</html>
`

const viewport = 'width=device-width, initial-scale=1'

/** The memorial's own pages fill the screen to its corners, and are not zoomed. */
export const fullViewport = `${viewport}, maximum-scale=1, user-scalable=no, viewport-fit=cover`

/** The icons in a tab and on a home screen; `folder` holds them. */
export const iconLinks = (
  folder: string,
) => `<link rel="icon" href="${folder}favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${folder}apple-touch-icon.png">`

export const linesOf = (parts: Part[]) => parts.filter(Boolean).join('\n')

const keyOf = (name: string) => (name.startsWith('og:') ? 'property' : 'name')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] as string)

const plainStyle = `<style>
  :root { color-scheme: light dark; font: 1.25rem/1.6 Georgia, serif }
  @media (prefers-color-scheme: light) { :root { color: #1f1b16; background: #faf5ee } }
  body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem }
  h1 { font-weight: 400; line-height: 1.25 }
  a { color: inherit; display: inline-block; padding: 0.5rem 0 }
  button { font: inherit; min-height: 2.75rem; padding: 0.4rem 1.2rem }
</style>`
