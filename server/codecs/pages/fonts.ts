import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readFontCodePoints } from './fontLetters.ts'

const { resolve } = createRequire(import.meta.url)

/** The package is optional, because it takes 51 MB and the rest of the application works without it. */
export const TYPESETTER = '@myriaddreamin/typst-ts-node-compiler'

/**
 * The npm packages of fonts: the book's own font first, then fonts for the characters that it lacks. Each entry has the name of
 * the package, the beginning of the names of the font files, and the styles.
 */
const FONT_PACKAGES = [
  ['newsreader', 'Newsreader', ['300Light', '400Regular', '400Regular_Italic', '500Medium']],
  ['noto-serif', 'NotoSerif', ['400Regular', '400Regular_Italic']],
  ['noto-naskh-arabic', 'NotoNaskhArabic', ['400Regular']],
  ['noto-serif-hebrew', 'NotoSerifHebrew', ['400Regular']],
  ['noto-emoji', 'NotoEmoji', ['400Regular']],
] as const

/**
 * Patterns for the paths of the fonts in Debian's packages fonts-noto, fonts-noto-cjk and fonts-dejavu, in the order in which
 * they are read. They are read only for characters that the npm packages lack.
 */
const HOST_FONTS = [
  '/usr/share/fonts/{truetype,opentype}/noto/NotoSerif*-Regular.{ttf,otf,ttc}',
  '/usr/share/fonts/{truetype,opentype}/noto/NotoSans*-Regular.{ttf,otf,ttc}',
  '/usr/share/fonts/truetype/dejavu/DejaVu{Serif,Sans}.ttf',
]

export interface BookFonts {
  files: string[]
  /** names of the fonts, in the order in which Typst searches them for a character */
  families: string[]
  /** characters that no font has */
  missingLetters: Set<string>
}

/** The typesetter and the book's own font must be installed. */
export const canTypeset = () => isInstalled(TYPESETTER) && findFontFiles(FONT_PACKAGES[0]).length > 0

/**
 * Finds the fonts for these characters: all fonts of the npm packages, then this machine's fonts for characters that those lack.
 */
export async function findFonts(letters: ReadonlySet<string>): Promise<BookFonts> {
  const packages = FONT_PACKAGES.map(findFontFiles)
  const missingLetters = new Set([...letters].filter((letter) => !INVISIBLE.test(letter)))
  await removeFoundLetters(missingLetters, packages)
  const hostFonts =
    missingLetters.size > 0 ? HOST_FONTS.flatMap((pattern) => globSync(pattern).toSorted()) : []
  const usedHostFonts = await removeFoundLetters(
    missingLetters,
    hostFonts.map((file) => [file]),
  )
  const allFiles = [...packages, ...usedHostFonts].flat()
  return { files: allFiles, families: [...new Set(allFiles.map(toFamilyName))], missingLetters }
}

/**
 * Converts a font's path into its family name, such as …/NotoSerifHebrew_400Regular.ttf into 'Noto Serif Hebrew'. If a file has
 * several CJK fonts, returns the family for Simplified Chinese.
 */
const toFamilyName = (file: string) =>
  path
    .basename(file)
    .replace(/[_.-].*/, '')
    .replace(/([a-z])(?=[A-Z])(?!Vu)/g, '$1 ')
    .replace(/ CJK$/, ' CJK SC')

/**
 * Matches characters that need no font: spaces, joiners, direction marks and variation selectors. Excludes the space of the Ogham
 * script, because it is printed as a line.
 */
const INVISIBLE = /(?!\u1680)[\p{Default_Ignorable_Code_Point}\p{Zs}\n]/u

/**
 * Removes from `missingLetters` the characters that a font has in each of its styles, because every text may be printed in each.
 * A font is the list of its files. Returns the fonts that have at least one of the characters.
 */
export async function removeFoundLetters(
  missingLetters: Set<string>,
  fonts: readonly (readonly string[])[],
): Promise<(readonly string[])[]> {
  const usedFonts: (readonly string[])[] = []
  for (const files of fonts) {
    if (missingLetters.size === 0) break
    let foundLetters = files.length > 0 ? [...missingLetters] : []
    for (const file of files) {
      const fontLetters = readFontCodePoints(await readFile(file))
      foundLetters = foundLetters.filter((letter) => fontLetters.has(letter.codePointAt(0) ?? 0))
    }
    for (const letter of foundLetters) missingLetters.delete(letter)
    if (foundLetters.length > 0) usedFonts.push(files)
  }
  return usedFonts
}

function findFontFiles([name, file, styles]: (typeof FONT_PACKAGES)[number]): string[] {
  if (!isInstalled(`@expo-google-fonts/${name}`)) return []
  const folder = path.dirname(resolve(`@expo-google-fonts/${name}/package.json`))
  return styles
    .map((style) => path.join(folder, style, `${file}_${style}.ttf`))
    .filter((each) => existsSync(each))
}

function isInstalled(name: string): boolean {
  try {
    resolve(`${name}/package.json`)
    return true
  } catch {
    return false
  }
}
