import { base } from './base.ts'

/** The book: title page, dedication, contents, obituary, photographs, services, memories, colophon. */
export const bookTemplate = String.raw`${base}
#let opener = 26%
#let head() = context {
  let number = here().page()
  let chapters = query(heading.where(level: 1, outlined: true))
  let before = chapters.filter(each => each.location().page() <= number)
  let opens = chapters.any(each => each.location().page() == number)
  if before.len() == 0 or opens or query(<colophon>).any(each => each.location().page() == number) { return }
  set text(size: 0.8em, fill: soft, style: "italic")
  set par(justify: false)
  if calc.even(number) { align(left, text(size: nameSize(1em), d.name)) } else { align(right, before.last().body) }
}
#let foot() = context {
  let number = here().page()
  let first = query(heading.where(level: 1, outlined: true))
  if first.len() == 0 or number < first.first().location().page() { return }
  if query(<colophon>).any(each => each.location().page() == number) { return }
  set text(size: 0.85em, fill: soft)
  align(if calc.even(number) { left } else { right }, counter(page).display())
}
#set page(width: mm(d.page.width), height: mm(d.page.height), binding: left, numbering: "1",
  margin: (inside: mm(d.page.inside), outside: mm(d.page.outside), top: mm(d.page.top), bottom: mm(d.page.bottom)),
  header: head(), footer: foot(), header-ascent: 30%, footer-descent: 30%)

#show heading.where(level: 1): it => {
  pagebreak(weak: true)
  v(opener)
  set text(size: 2.5em, weight: 300, fill: accent, number-type: "lining", hyphenate: false)
  set par(justify: false, leading: 0.4em)
  block(below: 0.3em, sticky: false, it.body)
  block(above: 0em, below: 0.8em, sticky: false, rule(22mm))
}
#show heading.where(level: 2): it => {
  set text(size: 1.18em, weight: 500, hyphenate: false)
  set par(justify: false, leading: 0.5em)
  block(above: 2.6em, below: 0.75em, sticky: true, it.body)
}

// photographs stay on the page of the last paragraph above them, but for the first ones: a chapter's title would stand alone
#let told(all, stays) = if all.len() > 0 {
  let last = all.len() - 1
  paragraphs(all.slice(0, last))
  block(width: 100%, above: 0.68em, sticky: stays, paragraphs(all.slice(last),
    first: if last == 0 { 0em } else { (amount: 1.3em, all: true) }))
}

// title page
#page(header: none, footer: none, {
  set align(center)
  set par(justify: false, leading: 0.5em)
  if d.portrait == none { v(1.4fr) } else {
    v(0.6fr)
    image(d.portrait.file, width: mm(d.portrait.width), height: mm(d.portrait.height), fit: "stretch", alt: d.portrait.alt)
    v(0.35fr)
  }
  title(text(size: nameSize(mm(d.page.name)), weight: 300, fill: accent, hyphenate: false, number-type: "lining", d.name))
  v(0.9em)
  rule(26mm)
  v(0.6em)
  text(size: 1.15em, dates(d.dates))
  v(1.6fr)
})
#if d.dedication != "" { page(header: none, footer: none, {
  set align(center)
  v(34%)
  set par(justify: false)
  text(style: "italic", size: 1.15em, block(width: 72%, text(dir: direction(d.dedication), lines(d.dedication))))
}) }

// contents
#page(header: none, footer: none, {
  v(opener)
  set par(justify: false)
  block(below: 1.6em, text(size: 1.6em, weight: 300, fill: accent, d.texts.contents))
  show outline.entry.where(level: 1): it => link(it.element.location(), block(above: 1.1em,
    grid(columns: (1fr, auto), column-gutter: 1em, align: (left, right), text(size: 1.1em, it.body()), text(fill: soft, it.page()))))
  show outline.entry.where(level: 2): it => link(it.element.location(), block(above: 0.6em, inset: (left: 1.3em),
    text(size: 0.9em, fill: soft, grid(columns: (1fr, auto), column-gutter: 1em, align: (left, right), it.body(), it.page()))))
  outline(title: none, indent: 0pt, depth: 2)
})

#if d.obituary.len() > 0 {
  heading(level: 1, d.texts.obituary)
  let first = 0em
  for part in d.obituary {
    paragraphs((part.text,), first: first)
    for each in part.rows { block(above: 1.3em, below: 1.3em, row(each)) }
    first = if part.rows.len() > 0 { 0em } else { (amount: 1.3em, all: true) }
  }
}

#for (index, plate) in d.plates.enumerate() {
  if index == 0 { heading(level: 1, d.texts.photographs) } else { pagebreak(weak: true) }
  v(1fr)
  for (number, each) in plate.enumerate() {
    if number > 0 { v(mm(d.gap) * 1.4) }
    row((each,))
  }
  v(1.4fr)
}

#if d.services.len() > 0 {
  heading(level: 1, d.texts.services)
  for (index, service) in d.services.enumerate() {
    heading(level: 2, outlined: false, words(service.title))
    if service.when + service.location != "" {
      block(sticky: service.paragraphs.len() > 0, below: 1.2em, {
        set par(justify: false)
        if service.when != "" { dates(words(service.when)) }
        if service.when != "" and service.location != "" { linebreak() }
        words(service.location)
      })
    }
    told(service.paragraphs, index > 0 and service.rows.len() > 0)
    for each in service.rows { block(above: 1.2em, below: 1.2em, row(each)) }
  }
}

#if d.memories.len() > 0 {
  heading(level: 1, d.texts.memories)
  for (index, memory) in d.memories.enumerate() {
    heading(level: 2, words(memory.name))
    if memory.day != "" { block(above: 0em, below: 0.8em, sticky: true, text(size: 0.88em, dates(memory.day))) }
    told(memory.paragraphs, index > 0 and memory.rows.len() > 0)
    for each in memory.rows { block(above: 1.3em, below: 1.3em, row(each)) }
    if memory.answer.len() > 0 {
      block(width: 100%, above: 1.2em, below: 0em, inset: (left: 1.3em), {
        block(sticky: true, below: 0.6em, text(size: 0.88em, style: "italic", fill: accent, words(memory.answered)))
        paragraphs(memory.answer)
      })
    }
  }
}

#page(header: none, footer: none, {
  v(1fr)
  set par(justify: false)
  set text(size: 0.85em, fill: soft, hyphenate: false)
  [#metadata(none) <colophon>]
  block(width: 75%, for each in d.colophon { par(each); v(0.5em) })
})
`
