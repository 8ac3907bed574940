import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readFontLetters } from '../../codecs/pages/fontLetters.ts'

const { resolve } = createRequire(import.meta.url)

/** The package that sets pages. It is optional: it takes 51 MB, and a memorial works without it. */
export const TYPESETTER = '@myriaddreamin/typst-ts-node-compiler'

/** The book's own font, then fonts for letters that it lacks: package, beginning of the file names, and styles. */
const FONT_PACKAGES = [
  ['newsreader', 'Newsreader', ['300Light', '400Regular', '400Regular_Italic', '500Medium']],
  ['noto-serif', 'NotoSerif', ['400Regular', '400Regular_Italic']],
  ['noto-naskh-arabic', 'NotoNaskhArabic', ['400Regular']],
  ['noto-serif-hebrew', 'NotoSerifHebrew', ['400Regular']],
  ['noto-emoji', 'NotoEmoji', ['400Regular']],
] as const

/** Paths of Debian's fonts-noto, fonts-noto-cjk and fonts-dejavu. They are read in this order, and only for letters that the packages lack. */
const HOST_FONTS = [
  '/usr/share/fonts/{truetype,opentype}/noto/NotoSerif*-Regular.{ttf,otf,ttc}',
  '/usr/share/fonts/{truetype,opentype}/noto/NotoSans*-Regular.{ttf,otf,ttc}',
  '/usr/share/fonts/truetype/dejavu/DejaVu{Serif,Sans}.ttf',
]

export interface BookFonts {
  files: string[]
  /** names of the fonts, in the order in which Typst looks for a letter */
  families: string[]
  /** letters that no font has */
  missing: Set<string>
}

/** Whether pages can be set: the package and the book's own font are installed. */
export const canTypeset = () => isInstalled(TYPESETTER) && findFontFiles(FONT_PACKAGES[0]).length > 0

/** Finds the fonts for these letters: the packages' fonts, and fonts of this machine for letters that the packages lack. */
export async function findFonts(letters: ReadonlySet<string>): Promise<BookFonts> {
  const files = FONT_PACKAGES.flatMap(findFontFiles)
  const missing = new Set([...letters].filter((letter) => !INVISIBLE.test(letter)))
  await removeFoundLetters(missing, files)
  const hosts = missing.size > 0 ? HOST_FONTS.flatMap((pattern) => globSync(pattern).toSorted()) : []
  const all = [...files, ...(await removeFoundLetters(missing, hosts))]
  return { files: all, families: [...new Set(all.map(toFamilyName))], missing }
}

/** Turns …/NotoSerifHebrew_400Regular.ttf into 'Noto Serif Hebrew'. Of a CJK collection, takes the font for Simplified Chinese. */
const toFamilyName = (file: string) =>
  path
    .basename(file)
    .replace(/[_.-].*/, '')
    .replace(/([a-z])(?=[A-Z])(?!Vu)/g, '$1 ')
    .replace(/ CJK$/, ' CJK SC')

/** Characters that need no letter: spaces, joiners, directions and variation selectors. Ogham's space needs one: it is a line. */
const INVISIBLE = /(?!\u1680)[\p{Default_Ignorable_Code_Point}\p{Zs}\n]/u

/** Removes the letters that the files have from `missing`. Returns the files that have one of them. */
async function removeFoundLetters(missing: Set<string>, files: readonly string[]): Promise<string[]> {
  const used: string[] = []
  for (const file of files) {
    if (missing.size === 0) break
    const has = readFontLetters(await readFile(file))
    const found = [...missing].filter((letter) => has.has(letter.codePointAt(0) ?? 0))
    for (const letter of found) missing.delete(letter)
    if (found.length > 0) used.push(file)
  }
  return used
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
