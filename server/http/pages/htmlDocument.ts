import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { anyPerson, type Person } from '../../../domain/person/person.ts'
import { palette } from '../../../domain/palette.ts'
import { escapeHtml } from '../../base/escapeHtml.ts'

type Part = string | false | null | undefined

interface Head {
  /** the title as plain text; `meta` contains plain text, too */
  title: string
  /** the content of each meta element, keyed by name; elements without content are left out */
  meta?: Record<string, Part>
  /** pieces of HTML; each consists of one or more elements */
  head: Part[]
  /** the sentences of the document's language */
  texts: Pick<ServerTexts, 'language' | 'direction'>
  /** the person of whom the page's scripts speak; can contain the name */
  person?: Person
}

/** Makes an HTML document for the server or for the static copy of the site. Like `head`, `body` is a list of pieces of HTML. */
export const makeHtmlDocument = ({ body, ...head }: Head & { body: Part[] }) =>
  `${makeDocumentStart(head)}${joinLines(body)}${afterBody}`

interface PlainParts extends Pick<Head, 'texts'> {
  title: string
  /** the HTML below the title */
  body: string
  /** HTML of further elements in the head */
  head?: string
}

/** Makes a page that needs no scripts, no other files and no database. */
export const makePlainPage = ({ texts, title, body, head }: PlainParts) =>
  makeHtmlDocument({
    texts,
    title,
    meta: { robots: 'noindex' },
    head: [head, plainStyle],
    body: [`<main>\n<h1>${title}</h1>\n${body}\n</main>`],
  })

/** Makes the beginning of a document, through the start tag of the body. The body's content and `afterBody` follow it. */
export const makeDocumentStart = ({
  texts: { language, direction },
  person = anyPerson,
  title,
  meta = {},
  head,
}: Head) => `<!doctype html>
<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}${person === anyPerson ? '' : ` data-person="${escapeHtml(JSON.stringify(person))}"`}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
${joinLines([
  ...Object.entries({ viewport, 'format-detection': noDetection, ...meta }).map(
    ([name, content]) =>
      content && `<meta ${chooseMetaAttribute(name)}="${name}" content="${escapeHtml(content)}">`,
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

/** Keeps iPhones from making links of what they take for telephone numbers, dates and addresses. The site makes its own links. */
const noDetection = 'telephone=no, date=no, address=no, email=no'

const viewport = 'width=device-width, initial-scale=1'

/** The viewport of the memorial's own pages, which fill the whole screen and cannot be zoomed. */
export const fullViewport = `${viewport}, maximum-scale=1, user-scalable=no, viewport-fit=cover`

/** Makes the links to the icons in `folder`, for tabs and home screens. */
export const makeIconLinks = (
  folder: string,
) => `<link rel="icon" href="${folder}favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${folder}apple-touch-icon.png">`

export const joinLines = (parts: Part[]) => parts.filter(Boolean).join('\n')

const chooseMetaAttribute = (name: string) => (name.startsWith('og:') ? 'property' : 'name')

const plainStyle = `<style>
  :root { color-scheme: light dark; font: 1.25rem/1.6 Georgia, serif }
  @media (prefers-color-scheme: light) { :root { color: #1f1b16; background: ${palette.paper.day} } }
  body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem }
  h1 { font-weight: 400; line-height: 1.25 }
  a { color: inherit; display: inline-block; padding: 0.5rem 0 }
  button { font: inherit; min-height: 2.75rem; padding: 0.4rem 1.2rem }
</style>`
