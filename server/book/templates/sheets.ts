import { base } from './base.ts'
import { orderTemplate } from './order.ts'

const start = String.raw`${base}
#set page(width: mm(d.sheet.at(0)), height: mm(d.sheet.at(1)), margin: mm(d.sheet.at(2)))
#set par(justify: false, leading: 0.5em)
#set text(hyphenate: false)
#let portrait(height) = if d.portrait != none and d.portrait.file != none {
  image(d.portrait.file, height: height, width: height * d.portrait.width / d.portrait.height, fit: "stretch", alt: d.portrait.alt)
}
#let name(size) = text(size: nameSize(size), weight: 300, fill: accent, number-type: "lining", d.name)
#let code(size) = image("/code.svg", width: size, height: size, alt: d.code)
#let share(size, letter) = {
  code(size)
  v(0.4em)
  text(size: letter * 1.25, fill: accent, d.texts.share)
  linebreak()
  text(size: letter, style: "italic", fill: soft, d.texts.hint)
}
#set align(center + horizon)
`

/** Sheets for the table, each set from the same data as the book. */
export const sheetTemplates = {
  /** A5, for everybody at the service */
  order: orderTemplate,
  /** A4, beside the guest book */
  poster: String.raw`${start}
#portrait(95mm)
#v(4mm)
#name(13mm)
#v(1mm)
#text(size: 6mm, dates(d.dates))
#v(12mm)
#share(58mm, 5.4mm)
`,
  /** eight on a sheet of A4, to cut along the lines */
  cards: String.raw`${start}
#grid(columns: (1fr,) * 2, rows: (1fr,) * 4, stroke: 0.4pt + hairline, ..range(8).map(each =>
  block(inset: 5mm, grid(columns: (1fr, auto), column-gutter: 4mm, align: (left + horizon, right + horizon),
    { name(5.6mm); linebreak(); text(size: 3.2mm, dates(d.dates)); v(3mm)
      text(size: 4mm, fill: accent, d.texts.share); linebreak(); text(size: 3mm, style: "italic", fill: soft, d.texts.hint) },
    if each == 0 { code(30mm) } else { pdf.artifact(code(30mm)) }))))
`,
  /** A6, for the frame on the piano */
  card: String.raw`${start}
#portrait(66mm)
#v(1mm)
#name(7.5mm)
#linebreak()
#text(size: 3.9mm, dates(d.dates))
#v(3mm)
#code(25mm)
`,
  /** the writers, and the senders of photographs */
  thanks: String.raw`${start}
#set align(left + top)
#set page(numbering: "1")
#text(size: 8mm, weight: 300, fill: accent, d.texts.thanks)
#v(4mm)
#set text(size: 4mm)
#table(columns: (1fr, auto, auto, auto), stroke: none, inset: (x: 0mm, y: 2mm), column-gutter: 6mm,
  table.header(..d.columns.map(each => text(size: 0.85em, style: "italic", fill: soft, each))),
  table.hline(stroke: 0.5pt + hairline),
  ..d.rows.map(each => (each.name, ..each.cells)).flatten().map(each => words(each)))
`,
}
