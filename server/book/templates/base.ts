import { CAPTION_MM } from '../layout.ts'

/** Colours, letters and parts that all kinds share. Typst's markup; what people wrote comes in `d` alone, as text. */
export const base = String.raw`
#let d = json(bytes(sys.inputs.data))
#let mm(value) = value * 1mm
#let ink = rgb("#221e19")
#let soft = rgb("#4c453b")
#let accent = rgb("#25463a")
#let hairline = rgb("#cfc3ad")
#set document(title: d.title, author: d.author, date: datetime(year: d.date.at(0), month: d.date.at(1), day: d.date.at(2)))
#set text(font: d.fonts, fallback: false, lang: d.language, size: mm(d.page.letter), fill: ink,
  number-type: "old-style", hyphenate: true, overhang: true,
  costs: (hyphenation: 140%, runt: 600%, orphan: 100%, widow: 100%))
#set par(justify: true, leading: 0.68em, spacing: 0.68em)

// a paragraph in Arabic or Hebrew begins at the right
#let rightward = regex("^[^\\p{L}]*[\\p{Arabic}\\p{Hebrew}\\p{Syriac}\\p{Thaana}]")
#let words(value) = if value.contains(rightward) { text(dir: rtl, value) } else { value }
#let direction(value) = if value.contains(rightward) { rtl } else { ltr }
// the best lines of a text would be looked for by the hour where a sign without width follows no letter, letters are joined without
// end in a script without spaces, or one space follows another kind
#let odd = (
  "[^\\p{L}\\p{N}\\p{M}\\p{Emoji}\\u{200d}\\u{e0020}-\\u{e007f}][\\p{M}\\u{200d}\\u{e0020}-\\u{e007f}]",
  "[^\\p{L}\\p{N}\\p{M}][\\p{Default_Ignorable_Code_Point}--[\\p{M}\\u{200d}\\u{e0020}-\\u{e007f}]]",
  "[^\\p{Emoji_Modifier_Base}\\u{fe0f}]\\p{Emoji_Modifier}",
  "([\\u{1039}\\u{17d2}]\\p{L}){3}",
  "\\s[\\s--[ \\n]]|[\\s--[ \\n]]\\s",
).map(each => regex(each))
#let breaks(value) = if odd.any(each => value.contains(each)) { "simple" } else { auto }
// a line break that somebody typed stays one
#let lines(value) = value.split("\n").map(each => [#each]).join(linebreak())
// the last word of ragged lines never stands alone
#let ragged(value) = value.split("\n").map(each => {
  let end = each.match(regex("^(.+ )(\\S{1,20} \\S{1,16})$"))
  if end == none or each.contains(rightward) { words(each) } else { [#end.captures.at(0)#box(end.captures.at(1))] }
}).join(linebreak())
#let paragraphs(all, first: 0em) = for (index, each) in all.enumerate() {
  set text(dir: direction(each))
  par(first-line-indent: if index == 0 { first } else { (amount: 1.3em, all: true) }, linebreaks: breaks(each), lines(each))
}
// a long name in smaller letters, so that a title stays a few lines
#let nameSize(size) = size * calc.min(1, calc.sqrt(40 / calc.max(1, d.name.clusters().len())))
#let rule(width) = line(length: width, stroke: 0.5pt + hairline)
#let dates(value) = text(style: "italic", fill: soft, value)

#let missing(picture) = block(width: 100%, height: 100%, stroke: 0.5pt + hairline,
  align(center + horizon, text(style: "italic", fill: soft, size: 0.85em, d.texts.missing)))
#let caption(picture) = {
  set text(size: 0.82em)
  set par(justify: false, leading: 0.55em, spacing: 0.4em)
  if picture.title != "" { text(style: "italic", words(picture.title)) }
  if picture.title != "" and picture.description != "" { linebreak() }
  if picture.description != "" { text(fill: soft, ragged(picture.description)) }
  if picture.note != "" {
    if picture.title != "" or picture.description != "" { linebreak() }
    text(fill: soft, size: 0.92em, picture.note)
  }
}
#let photograph(picture) = block(width: 100%, breakable: picture.hasLongCaption, {
  block(width: mm(picture.width), height: mm(picture.height), below: 2.2mm, breakable: false, sticky: true,
    if picture.file == none { missing(picture) }
    else { image(picture.file, width: 100%, height: 100%, fit: "stretch", alt: picture.alt) })
  caption(picture)
})
// one alone may have a caption that is wider than it
#let row(pictures) = block(width: 100%, align(center, grid(
  columns: pictures.map(each => calc.max(mm(each.width), if pictures.len() == 1 { ${CAPTION_MM}mm } else { 0mm })), column-gutter: mm(d.gap),
  ..pictures.map(photograph))))
`
