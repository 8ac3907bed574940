import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  FLAC,
  FlacOutputFormat,
  Input,
  MP3,
  Mp3OutputFormat,
  MP4,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  QTFF,
  WAVE,
  WavOutputFormat,
} from 'mediabunny'
import type { Format } from './formats.ts'
import type { Source } from './source.ts'

/**
 * Writes a song anew with nothing but its sound: shops write the buyer's name and e-mail address into tags. False when
 * the sound cannot be copied so.
 */
export async function copySong({ path, format }: Source, to: string): Promise<boolean> {
  const output = new Output({ format: outputFormatOf(format), target: new FilePathTarget(to) })
  const input = new Input({ formats: [MP3, MP4, QTFF, WAVE, OGG, FLAC], source: new FilePathSource(path) })
  try {
    const track = await input.getPrimaryAudioTrack()
    const [codec, decoderConfig] = [await track?.getCodec(), await track?.getDecoderConfig()]
    if (!track || !codec || !decoderConfig) throw new Error('no sound that can be read')
    const source = new EncodedAudioPacketSource(codec)
    output.addAudioTrack(source)
    await output.start()
    const shift = Math.max(0, -(await track.getFirstTimestamp()))
    for await (const packet of new EncodedPacketSink(track).packets())
      await source.add(packet.clone({ timestamp: packet.timestamp + shift }), { decoderConfig })
    await output.finalize()
    return true
  } catch (error) {
    await output.cancel()
    if ((error as NodeJS.ErrnoException).syscall) throw error
    return false
  } finally {
    input.dispose()
  }
}

function outputFormatOf(format: Format) {
  if (format === 'mp3') return new Mp3OutputFormat()
  if (format === 'wav') return new WavOutputFormat()
  if (format === 'ogg') return new OggOutputFormat()
  if (format === 'flac') return new FlacOutputFormat()
  // the index stands first, so that it begins to play before all of it has come; a song fits into memory
  return new Mp4OutputFormat({ fastStart: 'in-memory' })
}
