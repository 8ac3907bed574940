import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import sharp from 'sharp'
import { listPagePictures } from '../../../contract/outputs/book.ts'

/** The maximum long side, in pixels, of a photograph in a picture of a page. Pictures of pages are shown at a small size. */
const THUMBNAIL_PIXELS = 480
const JPEG_SETTINGS = { quality: 72 }
const compress = promisify(gzip)

/**
 * Splits Typst's SVG of all pages into one gzipped SVG per page, and writes these files into `folder`. The SVG contains the text
 * as outlines, which take a twentieth of the bytes of a picture in pixels, and stay sharp at any size. `pictures` maps
 * placeholders in base64 to the files of the pictures that replace them.
 */
export async function writePagePictures(svg: string, pictures: ReadonlyMap<string, string>, folder: string) {
  const pages = [...findElements(svg, 'g')]
  const [, ...symbols] = [...findElements(svg, 'defs')].join('').split(/(?=<symbol )/)
  const outlines = new Map(symbols.map((symbol) => [readId(symbol), symbol.replace('</defs>', '')]))
  const [, width = '', height = ''] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []
  const viewBox = `0 0 ${width} ${Number(height) / pages.length}`
  const names = listPagePictures(pages.length)
  for (const [index, page] of pages.entries()) {
    const usedIds = new Set(page.match(/(?<=#)g[0-9A-F]+/g))
    const drawing = [
      `<svg viewBox="${viewBox}" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">`,
      '<rect width="100%" height="100%" fill="#fff"/>',
      await insertThumbnails(page.replace(/^<g[^>]*>/, '<g>'), pictures),
      '<defs>',
      ...[...usedIds].map((id) => outlines.get(id)),
      '</defs></svg>',
    ]
    await writeFile(path.join(folder, names[index] ?? ''), await compress(drawing.join('')))
  }
}

/**
 * Yields the outermost elements with the tag name `tagName`. Recognizes them by their indentation of four spaces, which no other
 * elements have.
 */
function* findElements(svg: string, tagName: string) {
  const [openTag, closeTag] = [`\n    <${tagName}`, `\n    </${tagName}>`]
  for (let from = svg.indexOf(openTag); from >= 0; from = svg.indexOf(openTag, from)) {
    const to = svg.indexOf(closeTag, from) + closeTag.length
    yield svg.slice(from, to).trimStart()
    from = to
  }
}

const readId = (symbol: string) => /id="([^"]+)"/.exec(symbol)?.[1] ?? ''

/** Replaces placeholders with thumbnails. The placeholders are the pictures that Typst was given. */
async function insertThumbnails(page: string, pictures: ReadonlyMap<string, string>) {
  const thumbnails = new Map<string, string>()
  for (const [, placeholder = ''] of page.matchAll(PICTURE_URL)) {
    const file = pictures.get(placeholder)
    if (!file) continue
    const thumbnail = sharp(file).resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, {
      fit: 'inside',
      withoutEnlargement: true,
    })
    thumbnails.set(placeholder, (await thumbnail.jpeg(JPEG_SETTINGS).toBuffer()).toString('base64'))
  }
  return page.replace(PICTURE_URL, (whole, placeholder: string) =>
    whole.replace(placeholder, thumbnails.get(placeholder) ?? placeholder),
  )
}

const PICTURE_URL = /data:image\/jpeg;base64,([A-Za-z0-9+/=]+)/g
