import { ADTS, FLAC, Input, MATROSKA, MP3, MP4, OGG, QTFF, UrlSource, WAVE, WEBM } from 'mediabunny'

/** A film or song of the memorial, of which only those parts are fetched that are read. */
export const openInput = (filePath: string) =>
  new Input({
    source: new UrlSource(filePath),
    formats: [MP4, QTFF, WEBM, MATROSKA, MP3, OGG, WAVE, FLAC, ADTS],
  })
