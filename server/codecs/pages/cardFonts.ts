import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { readFontCodePoints } from './fontLetters.ts'
import { findFonts, removeFoundLetters } from './fonts.ts'

/**
 * Patterns for all other fonts of a Linux machine. Pango finds them by itself, so only their characters are read here. The limit
 * bounds the time on machines with thousands of fonts, such as those with TeX.
 */
const OTHER_HOST_FONTS = ['/usr/share/fonts/**/*.{ttf,otf,ttc}', '/usr/local/share/fonts/**/*.{ttf,otf,ttc}']
const MAX_OTHER_FONTS = 400

/** Matches characters that need no font, such as line breaks and those that join emoji. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/u

/**
 * Finds the families of fonts for a link card, and the letters that none has, which would be drawn as boxes. The fonts are the site's
 * own, in `fontFile`, the book's, and for characters that those lack, fonts of this machine. Therefore a card of a script that the
 * packages have looks the same on every machine.
 */
export async function findCardFonts(texts: readonly string[], fontFile: string) {
  // where the pages are not built, the font is missing, and the book's fonts take its place
  const ownLetters = existsSync(fontFile) ? readFontCodePoints(await readFile(fontFile)) : new Set<number>()
  const foreignLetters = [...new Set(texts.join(''))].filter(
    (letter) => !ownLetters.has(letter.codePointAt(0) ?? 0) && !INVISIBLE.test(letter),
  )
  if (foreignLetters.length === 0) return { families: [], missingLetters: new Set<string>() }
  const { files, families, missingLetters } = await findFonts(new Set(foreignLetters))
  for (const file of files) await loadFont(file)
  const otherFonts = missingLetters.size > 0 ? OTHER_HOST_FONTS.flatMap((pattern) => globSync(pattern)) : []
  // a font that cannot be read counts as none
  for (const file of otherFonts.slice(0, MAX_OTHER_FONTS))
    await removeFoundLetters(missingLetters, [[file]]).catch(() => [])
  return { families, missingLetters }
}

/** Makes Pango know a font for the rest of this process. sharp does so for the font of each text that it measures. */
const loadFont = (fontfile: string) => sharp({ text: { text: 'a', fontfile } }).metadata()
