import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readFontLetters } from '../../codecs/pages/fontLetters.ts'

const { resolve } = createRequire(import.meta.url)

/** The package that sets pages. It is optional: it has 51 MB, and a memorial works without it. */
export const TYPESETTER = '@myriaddreamin/typst-ts-node-compiler'

/** The letters of the book, then those for what they lack; each a folder of a package with its file's name before the style. */
const FONT_PACKAGES = [
  ['newsreader', 'Newsreader', ['300Light', '400Regular', '400Regular_Italic', '500Medium']],
  ['noto-serif', 'NotoSerif', ['400Regular', '400Regular_Italic']],
  ['noto-naskh-arabic', 'NotoNaskhArabic', ['400Regular']],
  ['noto-serif-hebrew', 'NotoSerifHebrew', ['400Regular']],
  ['noto-emoji', 'NotoEmoji', ['400Regular']],
] as const

/** Where Debian's fonts-noto, fonts-noto-cjk and fonts-dejavu lie: read only for letters that the packages lack, in this order. */
const HOST_FONTS = [
  '/usr/share/fonts/{truetype,opentype}/noto/NotoSerif*-Regular.{ttf,otf,ttc}',
  '/usr/share/fonts/{truetype,opentype}/noto/NotoSans*-Regular.{ttf,otf,ttc}',
  '/usr/share/fonts/truetype/dejavu/DejaVu{Serif,Sans}.ttf',
]

export interface BookFonts {
  files: string[]
  /** their names, in the order in which a letter is looked for */
  families: string[]
  /** the letters that no font has */
  missing: Set<string>
}

/** Whether pages can be set at all: the package and the book's own letters are installed. */
export const canTypeset = () => isInstalled(TYPESETTER) && findFontFiles(FONT_PACKAGES[0]).length > 0

/** The fonts that a text needs: those of the packages, and of this machine where they have a letter that is missing there. */
export async function findFonts(letters: ReadonlySet<string>): Promise<BookFonts> {
  const files = FONT_PACKAGES.flatMap(findFontFiles)
  const missing = new Set([...letters].filter((letter) => !INVISIBLE.test(letter)))
  await removeFoundLetters(missing, files)
  const hosts = missing.size > 0 ? HOST_FONTS.flatMap((pattern) => globSync(pattern).toSorted()) : []
  const all = [...files, ...(await removeFoundLetters(missing, hosts))]
  return { files: all, families: [...new Set(all.map(toFamilyName))], missing }
}

/** 'Noto Serif Hebrew' of …/NotoSerifHebrew_400Regular.ttf. A collection of East Asian fonts has one for each country. */
const toFamilyName = (file: string) =>
  path
    .basename(file)
    .replace(/[_.-].*/, '')
    .replace(/([a-z])(?=[A-Z])(?!Vu)/g, '$1 ')
    .replace(/ CJK$/, ' CJK SC')

/** Joiners, directions and variants: they are not set, they say how others are. The space of Ogham is a line. */
const INVISIBLE = /(?!\u1680)[\p{Default_Ignorable_Code_Point}\p{Zs}\n]/u

/** Answers which of the files have one of the letters. */
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
