import { limits } from '../../../../contract/limits.ts'

/** Names that cameras, phones and messengers give: they say nothing about the picture. */
const cameraName =
  /^_?(img|image|dsc[fn]?|pxl|mvi|vid|mov|pict|p|cimg|sam|gopr|dji|screenshot|whatsapp (image|video)|photo|video|scan)?[\s_(-]*e?\d[\d\s_.()~-]*((wa|at|am|pm|portrait|night|hdr|pano|mp|burst|cover|edited)[\d\s_.()~-]*)*$/i
const bareName = /^(img|image|photo|video|screenshot|fullsizerender|untitled)$/i
/** Apple Photos calls its files by random names, edited ones with an ending of its own. */
const randomName = /^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}(_\d+_\d+_[a-z])?$/i
const year = /^(18|19|20)\d\d$/

const isMeaningless = (name: string) =>
  !name || bareName.test(name) || randomName.test(name) || (cameraName.test(name) && !year.test(name))

/** The title of a file that came without one: its name without extension; null when a camera named it. */
export function titleFrom(fileName: string): string | null {
  // Macs write accents as letters of their own
  const name = fileName
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return isMeaningless(name) ? null : cut(name, limits.title)
}

/** The beginning of a text, of so many characters at most; one of two halves is never left alone. */
export const cut = (text: string, most: number) => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
