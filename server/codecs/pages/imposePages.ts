/** The width and height of a sheet of paper, in millimeters. */
type SheetSize = readonly [width: number, height: number]

/**
 * Imposes the pages of a PDF that Typst has made: places them two by two on the sides of sheets, so that the sheets, printed on both
 * sides and turned on the short edge, become a booklet when they are folded. The number of pages must be a multiple of four. Leaves
 * out the tags for screen readers, which would name pages that are no longer there.
 */
export function imposePages(pdf: Buffer, [sheetWidth, sheetHeight]: SheetSize): Buffer {
  const objects = readObjects(pdf)
  const readHead = (number: number) => toHead(objects.get(number))
  const trailer = pdf.toString('latin1', pdf.lastIndexOf('trailer'))
  const root = readReference(trailer, 'Root')
  const tree = readReference(readHead(root), 'Pages')
  const pageNumbers = [...readArray(readHead(tree), 'Kids').matchAll(references)]
  const forms = pageNumbers.map(([, page]) => {
    const head = readHead(Number(page))
    const box = readArray(head, 'MediaBox')
    const [, , width = 0, height = 0] = box.split(' ').map(Number)
    const number = readReference(head, 'Contents')
    objects.set(number, toForm(objects.get(number), box, readDictionary(head, 'Resources')))
    return { number, width, height }
  })
  const [width, height] = [toPoints(sheetWidth), toPoints(sheetHeight)]
  let lastNumber = Math.max(...objects.keys())
  const add = (object: string) => {
    objects.set(++lastNumber, Buffer.from(`${lastNumber} 0 obj\n${object}\nendobj\n`, 'latin1'))
    return `${lastNumber} 0 R`
  }
  const sides = orderForFolding(forms).map((pair) => {
    // each page is in the middle of its half of the sheet
    const drawing = pair.map((form, index) => {
      const x = (width / 2) * index + (width / 2 - form.width) / 2
      return `q 1 0 0 1 ${x.toFixed(3)} ${((height - form.height) / 2).toFixed(3)} cm /p${index} Do Q`
    })
    const content = `${drawing.join('\n')}\n`
    const contents = add(`<< /Length ${content.length} >>\nstream\n${content}endstream`)
    const names = pair.map(({ number }, index) => `/p${index} ${number} 0 R`).join(' ')
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width.toFixed(3)} ${height.toFixed(3)}] /Resources << /XObject << ${names} >> >> /Contents ${contents} >>`,
    )
  })
  const replace = (number: number, object: string) =>
    objects.set(number, Buffer.from(`${number} 0 obj\n${object}\nendobj\n`, 'latin1'))
  replace(tree, `<< /Type /Pages /Count ${sides.length} /Kids [${sides.join(' ')}] >>`)
  replace(root, `<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences ${PRINTING} >>`)
  return writePdf(objects, trailer)
}

/**
 * Orders the pages of a booklet for its sheets: in pairs of a left and a right page, the outer sheet first, for each sheet its front
 * and its back. With four pages, these are 4·1 and 2·3.
 */
export const orderForFolding = <Page>(pages: readonly Page[]): (readonly [Page, Page])[] =>
  Array.from({ length: pages.length / 2 }, (_, index) => {
    const outer = pages.at(-1 - index) as Page
    const inner = pages[index] as Page
    return index % 2 === 0 ? [outer, inner] : [inner, outer]
  })

/** Asks the dialog for printing to print on both sides and in the true size. */
const PRINTING = '<< /Duplex /DuplexFlipShortEdge /PrintScaling /None /DisplayDocTitle true >>'

/** Reads the objects by their numbers. Typst writes one table of their places at the end of the file. */
function readObjects(pdf: Buffer): Map<number, Buffer> {
  const tableStart = pdf.lastIndexOf('xref\n', pdf.lastIndexOf('startxref') - 1)
  const table = pdf.toString('latin1', tableStart, pdf.indexOf('trailer', tableStart))
  const entries = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)]
  const places = entries.flatMap(([, offset, kind], number) =>
    kind === 'n' ? [{ number, offset: Number(offset) }] : [],
  )
  const ends = [...places.map(({ offset }) => offset), tableStart].toSorted((a, b) => a - b)
  return new Map(
    places.map(({ number, offset }) => [
      number,
      pdf.subarray(
        offset,
        ends.find((end) => end > offset),
      ),
    ]),
  )
}

/** Returns an object without the bytes of its stream. */
function toHead(object: Buffer = Buffer.alloc(0)): string {
  const streamStart = object.indexOf('stream\n')
  return object.toString('latin1', 0, streamStart < 0 ? undefined : streamStart)
}

/** Matches references to objects. Their numbers have at most ten digits, as those in the table of places do. */
const references = /(\d{1,10}) 0 R/g

/** Reads the number of the object that an entry of a dictionary refers to. */
const readReference = (text: string, name: string) => Number.parseInt(readEntry(text, name), 10)

/** Reads the entries of an array in a dictionary, without its brackets. */
const readArray = (text: string, name: string) => readEntry(text, name).slice(1).split(']', 1)[0] ?? ''

/** Returns the text from the value of an entry on; '' if there is no such entry. */
function readEntry(text: string, name: string): string {
  const start = text.indexOf(`/${name} `)
  return start < 0 ? '' : text.slice(start + name.length + 2)
}

/** Reads a dictionary in a dictionary, with its brackets. */
function readDictionary(text: string, name: string): string {
  const start = text.indexOf('<<', text.indexOf(`/${name} `))
  let depth = 0
  for (const { 0: bracket, index } of text.slice(start).matchAll(/<<|>>/g)) {
    depth += bracket === '<<' ? 1 : -1
    if (depth === 0) return text.slice(start, start + index + 2)
  }
  return '<< >>'
}

/** Turns the drawing of a page into a drawing that can be placed on another page. */
function toForm(contents: Buffer = Buffer.alloc(0), box: string, resources: string): Buffer {
  const start = contents.indexOf('<<') + 2
  const fields = ` /Type /XObject /Subtype /Form /BBox [${box}] /Resources ${resources}`
  return Buffer.concat([contents.subarray(0, start), Buffer.from(fields, 'latin1'), contents.subarray(start)])
}

/** Writes the objects that the trailer leads to. */
function writePdf(objects: ReadonlyMap<number, Buffer>, trailer: string): Buffer {
  const used = new Set<number>()
  const visit = (text: string) => {
    for (const [, reference] of text.matchAll(references)) {
      const number = Number(reference)
      if (used.has(number) || !objects.has(number)) continue
      used.add(number)
      visit(toHead(objects.get(number)))
    }
  }
  visit(trailer)
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const size = Math.max(...used) + 1
  const table = [`0000000000 65535 f\r\n`]
  for (let number = 1; number < size; number++) {
    const object = used.has(number) ? objects.get(number) : undefined
    table.push(object ? `${String(length).padStart(10, '0')} 00000 n\r\n` : `0000000000 65535 f\r\n`)
    if (!object) continue
    parts.push(object)
    length += object.length
  }
  const end = trailer
    .replace(/\/Size \d+/, `/Size ${size}`)
    .replace(/startxref\s+\d+/, `startxref\n${length}`)
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${size}\n${table.join('')}${end}`, 'latin1')])
}

const toPoints = (mm: number) => (mm / 25.4) * 72
