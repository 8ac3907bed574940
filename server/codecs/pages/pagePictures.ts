import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import sharp from 'sharp'
import { pagePictures } from '../../../contract/book.ts'

/** The long side of a photograph on a page that is seen small. */
const THUMBNAIL_PIXELS = 480
const JPEG = { quality: 72 }
const compress = promisify(gzip)

/**
 * Writes each page of Typst's SVG of all pages as a compressed SVG of its own, into `folder`. Outlines of letters take a twentieth
 * of a picture of pixels, and a browser draws them as large as it likes. `pictures` are files by the placeholder in their place.
 */
export async function writePagePictures(svg: string, pictures: ReadonlyMap<string, string>, folder: string) {
  const pages = [...findElements(svg, 'g')]
  const [, ...letters] = [...findElements(svg, 'defs')].join('').split(/(?=<symbol )/)
  const outlines = new Map(letters.map((symbol) => [readId(symbol), symbol.replace('</defs>', '')]))
  const [, width = '', height = ''] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []
  const box = `0 0 ${width} ${Number(height) / pages.length}`
  const names = pagePictures(pages.length)
  for (const [index, page] of pages.entries()) {
    const used = new Set(page.match(/(?<=#)g[0-9A-F]+/g))
    const drawing = [
      `<svg viewBox="${box}" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">`,
      '<rect width="100%" height="100%" fill="#fff"/>',
      await insertThumbnails(page.replace(/^<g[^>]*>/, '<g>'), pictures),
      '<defs>',
      ...[...used].map((id) => outlines.get(id)),
      '</defs></svg>',
    ]
    await writeFile(path.join(folder, names[index] ?? ''), await compress(drawing.join('')))
  }
}

/** The outermost elements of a name: alone they are indented by four spaces. */
function* findElements(svg: string, name: string) {
  const [open, close] = [`\n    <${name}`, `\n    </${name}>`]
  for (let from = svg.indexOf(open); from >= 0; from = svg.indexOf(open, from)) {
    const to = svg.indexOf(close, from) + close.length
    yield svg.slice(from, to).trimStart()
    from = to
  }
}

const readId = (symbol: string) => /id="([^"]+)"/.exec(symbol)?.[1] ?? ''

/** Typst has seen placeholders alone. */
async function insertThumbnails(page: string, pictures: ReadonlyMap<string, string>) {
  const found = new Map<string, string>()
  for (const [, placeholder = ''] of page.matchAll(PICTURE)) {
    const file = pictures.get(placeholder)
    if (!file) continue
    const thumbnail = sharp(file).resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    found.set(placeholder, (await thumbnail.jpeg(JPEG).toBuffer()).toString('base64'))
  }
  return page.replace(PICTURE, (whole, placeholder: string) =>
    whole.replace(placeholder, found.get(placeholder) ?? placeholder),
  )
}

const PICTURE = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/g
