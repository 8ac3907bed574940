import { normalizeLine } from '../../../../domain/normalizeText.ts'
import { limits } from '../../../../contract/limits.ts'
import { cutText } from '../../../../domain/cutText.ts'
import { normalizeUnicode } from '../../../../domain/normalizeUnicode.ts'

/** Matches names that cameras, phones and messengers give. Such names say nothing about the picture. */
const cameraNamePattern =
  /^_?(img|image|dsc[fn]?|pxl|mvi|vid|mov|pict|p|cimg|sam|gopr|dji|screenshot|whatsapp (image|video)|photo|video|scan)?[\s_(-]*e?\d[\d\s_.()~-]*((wa|at|am|pm|portrait|night|hdr|pano|mp|burst|cover|edited)[\d\s_.()~-]*)*$/i
const bareNamePattern = /^(img|image|photo|video|screenshot|fullsizerender|untitled)$/i
/** Matches random names that Apple Photos gives. The names of edited pictures have a suffix. */
const randomNamePattern = /^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}(_\d+_\d+_[a-z])?$/i
const yearPattern = /^(18|19|20)\d\d$/

const isMeaningless = (name: string) =>
  !name ||
  bareNamePattern.test(name) ||
  randomNamePattern.test(name) ||
  (cameraNamePattern.test(name) && !yearPattern.test(name))

/** Makes a title from a file's name without the extension; null if a camera named the file. */
export function toTitle(fileName: string): string | null {
  // on Macs, accents in file names are separate characters
  const name = normalizeUnicode(normalizeLine(fileName), 'NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return isMeaningless(name) ? null : cutText(name, limits.title)
}
