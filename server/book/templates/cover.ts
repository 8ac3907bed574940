import { base } from './base.ts'

/** The square book's cover as print shops take it: back, spine and front in one, with the bleed around. */
export const coverTemplate = String.raw`${base}
#let paper = rgb("#faf6ee")
#let side = d.page.width - 2 * d.page.bleed
#set page(width: mm(2 * side + d.spine + 2 * d.page.bleed), height: mm(d.page.height), margin: 0pt,
  // pictures of pages have no fill of their own
  background: rect(width: 100%, height: 100%, fill: accent))
#set text(fill: paper, hyphenate: false, number-type: "lining")
#set par(justify: false, leading: 0.5em)
#let panel(left, body) = place(top + std.left, dx: mm(left), block(width: mm(side), height: 100%,
  inset: mm(20), align(center + horizon, body)))
#panel(d.page.bleed + side + d.spine, {
  if d.portrait != none and d.portrait.file != none {
    image(d.portrait.file, width: mm(d.portrait.width), height: mm(d.portrait.height), fit: "stretch", alt: d.portrait.alt)
    v(6mm)
  }
  text(size: nameSize(mm(d.page.name)), weight: 300, d.name)
  v(1mm)
  text(size: 1.15em, style: "italic", d.dates)
})
#panel(d.page.bleed, block(width: 70%, text(style: "italic", size: 1.1em, ragged(d.tribute))))
#if d.spine > 6.3 {
  place(top + left, dx: mm(d.page.bleed + side), block(width: mm(d.spine), height: 100%,
    align(center + horizon, rotate(90deg, reflow: true, text(size: mm(calc.min(4.5, d.spine * 0.5)), d.back)))))
}
`
