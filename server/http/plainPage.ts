import { htmlDocument } from './htmlDocument.ts'

interface Parts {
  title: string
  /** HTML beneath the title */
  body: string
  /** further elements of the head */
  head?: string
}

/** A page that needs nothing else: no script, no file, no database. */
export const plainPage = ({ title, body, head }: Parts) =>
  htmlDocument({
    title,
    meta: { robots: 'noindex' },
    head: [head, style],
    body: [`<main>\n<h1>${title}</h1>\n${body}\n</main>`],
  })

const style = `<style>
  :root { color-scheme: light dark; font: 1.25rem/1.6 Georgia, serif }
  @media (prefers-color-scheme: light) { :root { color: #1f1b16; background: #faf5ee } }
  body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.5rem }
  h1 { font-weight: 400; line-height: 1.25 }
  a { color: inherit; display: inline-block; padding: 0.5rem 0 }
  button { font: inherit; min-height: 2.75rem; padding: 0.4rem 1.2rem }
</style>`
