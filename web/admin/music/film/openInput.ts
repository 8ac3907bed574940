import { ADTS, FLAC, Input, MATROSKA, MP3, MP4, OGG, QTFF, UrlSource, WAVE, WEBM } from 'mediabunny'

/** A film or song of the memorial, of which only those parts are fetched that are read. */
export const openInput = (filePath: string) =>
  new Input({
    source: new UrlSource(filePath),
    formats: [MP4, QTFF, WEBM, MATROSKA, MP3, OGG, WAVE, FLAC, ADTS],
  })

/** Takes one piece after the other of what a file decodes to; undefined at its end, and where it cannot be decoded, which is remarked on. */
export const takerOf =
  <T>(pieces: AsyncGenerator<T, void>, title: string, remark: () => void) =>
  async (): Promise<T | undefined> => {
    try {
      const { value } = await pieces.next()
      if (value) return value
    } catch (error) {
      console.warn(title, error)
      remark()
    }
    return undefined
  }
