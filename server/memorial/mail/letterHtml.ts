import type { ServerTexts } from '../../../languages/inLanguage.ts'
import type { Direction } from '../../../domain/direction.ts'
import { palette } from '../../../domain/palette.ts'
import { escapeHtml } from '../../base/escapeHtml.ts'
import { layOutLetter, type Letter, type Paragraph } from './letter.ts'

/**
 * Writes a letter as HTML, in the words of its plain text. All styles are inline, because mail programs may remove stylesheets, and
 * from right to left the lines are also aligned so, because some ignore `dir`.
 * Names that need a direction of their own are isolated by characters, which work in both.
 */
export function writeHtml(subject: string, letter: Letter, texts: ServerTexts): string {
  const { body, footer } = layOutLetter(letter, texts)
  const { language, direction } = texts
  const write = (style: string) => (paragraph: Paragraph) => writeParagraph(paragraph, style, direction)
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;${schemes}${paint('background-color', 'paper')}">
<div lang="${language}" dir="${direction}" style="${direction === 'rtl' ? 'text-align:right;' : ''}${schemes}${paint('background-color', 'paper')}${paint('color', 'ink')}padding:32px 20px;${fonts}">
<div style="max-width:34em;margin:0 auto;overflow-wrap:anywhere">
${body.map(write(buttonStyle)).join('\n')}
<div style="margin-top:32px;padding-top:12px;border-top:1px solid;${paint('border-color', 'hairline')}${paint('color', 'ink-soft')}font-size:16px">
${footer.map(write(linkStyle)).join('\n')}
</div>
</div>
</div>
</body>
</html>
`
}

function writeParagraph(paragraph: Paragraph, style: string, direction: Direction): string {
  if (typeof paragraph === 'string') return `<p style="${margin}">${escapeHtml(paragraph)}</p>`
  if ('url' in paragraph)
    return `<p style="${margin}"><a href="${escapeHtml(paragraph.url)}" style="${style}">${escapeHtml(paragraph.label)}</a></p>`
  const items = paragraph.items.map((item) => `<li style="margin:4px 0">${escapeHtml(item)}</li>`)
  return `<ul style="${margin}padding-${direction === 'rtl' ? 'right' : 'left'}:24px">\n${items.join('\n')}\n</ul>`
}

const schemes = 'color-scheme:light dark;'

/** Sets a color by day and by night. Where `light-dark` is not known, the color by day stays. */
function paint(property: string, name: keyof typeof palette): string {
  const { day, night } = palette[name]
  return `${property}:${day};${property}:light-dark(${day},${night});`
}

const fonts = "font:18px/1.6 Georgia,'Times New Roman',serif;"
const margin = 'margin:16px 0;'
const linkStyle = `${paint('color', 'accent')}text-decoration:underline;display:inline-block;padding:10px 0`
const buttonStyle = `${paint('background-color', 'accent')}${paint('color', 'accent-paper')}text-decoration:none;display:inline-block;padding:10px 20px;border-radius:4px`
