import { decodeTexts } from '../captions/codePages.ts'
import { isPath } from '../captions/deviceNames.ts'
import type { Format } from '../../../domain/files/formats.ts'

/** Decodes and cleans the tags of a song. A tag is null if it is missing, or if a program wrote it because it knew nothing. */
export function cleanTags(format: Format, tags: { title?: string | undefined; artist?: string | undefined }) {
  const texts = [tags.title, tags.artist]
  const [title, artist] = (FORMATS_WITHOUT_CODE_PAGE.has(format) ? decodeTexts(texts) : texts).map(cleanTag)
  return {
    title:
      title && !isPath(title) && !numberedTrackPattern.test(title) && !unknownPattern.test(title)
        ? title
        : null,
    artist: artist && !unknownPattern.test(artist) ? artist : null,
  }
}

/** Formats that do not say which code page their tags use. The tags of other formats are in Unicode. */
const FORMATS_WITHOUT_CODE_PAGE = new Set<Format>(['mp3', 'mp2', 'wav', 'rf64', 'aiff', 'adts'])

/** Removes the zeros and spaces that old programs add to fill up a tag. Returns null if a part of the tag is not text. */
const cleanTag = (tag: string | null | undefined) =>
  (!tag?.includes('\uFFFD') && tag?.replace(/[\p{Cc}\s]+/gu, ' ').trim()) || null

/** Matches the titles that programs give the songs of a CD that they do not know. */
const numberedTrackPattern =
  /^(?:audio|cd)?[ _-]?(?:track|titel|piste|pista|spur|faixa|traccia|spår|spor|raita|nummer|ścieżka|utwór|stopa|sáv|трек|дорожка|トラック|音轨|曲目|트랙)[ _#-]*\d*$/iu

/** Matches the artists and titles that programs write if they know none. */
const unknownPattern =
  /^[<[(]?(?:unknown(?: (?:artist|title|interpret))?|untitled|unbekannt|unbekannter? (?:künstler|interpret|titel)|(?:artiste? )?(?:inconnue?|desconocido|desconhecido|sconosciuto)|onbekende? artiest|okänd artist|ukendt kunstner|ukjent artist|tuntematon esittäjä|nieznany wykonawca|neznámý interpret|ismeretlen előadó|bilinmeyen sanatçı|неизвестный исполнитель|不明なアーティスト|未知艺术家|未知演出者|알 수 없는 음악가|no artist|none|n\/a)[>\])]?$/iu
