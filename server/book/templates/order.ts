import { base } from './base.ts'

/** The order of service: pages of A5 in their order, four or a multiple of it, for a printer's "booklet". */
export const orderTemplate = String.raw`${base}
#set page(width: mm(d.sheet.at(0)), height: mm(d.sheet.at(1)), margin: mm(d.sheet.at(2)))
#set text(size: 4mm)
#set par(leading: 0.6em)
#show heading: it => {
  set text(size: 7mm, weight: 300, fill: accent, number-type: "lining", hyphenate: false)
  set par(justify: false, leading: 0.4em)
  align(center, { block(below: 3.6mm, it.body); block(above: 0mm, below: 7mm, rule(16mm)) })
}
#let held(services) = for service in services {
  block(above: 1.6em, width: 100%, breakable: false, align(center, {
    text(size: 1.05em, weight: 500, words(service.title))
    for each in (service.when, service.location).filter(each => each != "") { linebreak(); text(fill: soft, words(each)) }
  }))
}

// cover
#align(center, {
  v(1fr)
  if d.portrait != none and d.portrait.file != none {
    image(d.portrait.file, width: mm(d.portrait.width), height: mm(d.portrait.height), fit: "stretch", alt: d.portrait.alt)
    v(7mm)
  }
  set par(justify: false, leading: 0.45em)
  title(text(size: nameSize(9.5mm), weight: 300, fill: accent, hyphenate: false, number-type: "lining", d.name))
  v(1mm)
  text(size: 4.4mm, dates(d.dates))
  v(1fr)
  text(size: 4.6mm, fill: accent, d.texts.order)
  held(d.services.slice(0, calc.min(1, d.services.len())))
  v(0.4fr)
})

#pagebreak()
#heading(d.texts.programme)
#if d.programme.len() == 0 { held(d.services) }
#for part in d.programme {
  block(above: 1.5em, width: 100%, breakable: part.len() > 8, align(center, {
    set par(justify: false)
    text(size: 1.1em, weight: 500, words(part.at(0)))
    for each in part.slice(1) { linebreak(); text(style: "italic", fill: soft, words(each)) }
  }))
}

#if d.obituary.len() > 0 {
  pagebreak()
  heading(d.texts.obituary)
  paragraphs(d.obituary)
}

// the last page is the booklet's back
#for _ in range(d.blanks + 1) { pagebreak() }
#align(center, {
  set par(justify: false)
  set text(hyphenate: false)
  v(1fr)
  heading(d.texts.thanks)
  for each in d.thanks { block(width: 88%, above: 1.2em, ragged(each)) }
  v(1fr)
  image("/code.svg", width: 32mm, height: 32mm, alt: d.code)
  v(1mm)
  text(size: 4.4mm, fill: accent, d.texts.share)
  linebreak()
  text(style: "italic", fill: soft, d.texts.hint)
  v(0.6fr)
})
`
