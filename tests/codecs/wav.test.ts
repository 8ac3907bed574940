import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { probeAudio } from '../../server/codecs/songs/audio.ts'
import { hasFfmpeg } from '../../server/codecs/programs/ffmpeg.ts'
import { copyWav } from '../../server/codecs/formats/wav.ts'
import { fixturePath } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { writeTemporaryFile, makeByFfmpeg, describeFile } from './codecFixture.ts'

const skip = (await hasFfmpeg()) ? false : 'ffmpeg is not installed here'
const HEADER_BYTES = 44

test('only the sound of a PCM file is copied, as far as there is any', async () => {
  const song = await readFile(fixturePath('audio/nebula.wav'))
  const data = song.indexOf('data') + 8
  // a recorder that is switched off leaves a file like this
  song.writeUInt32LE(0, data - 4)
  const sent = describeFile(writeTemporaryFile(song))
  const copy = path.join(temporaryFolder(), 'copy.wav')
  const { duration, isPlayable } = await probeAudio(sent)
  assert.deepEqual([Math.round(duration), isPlayable], [8, true])
  assert.equal(copyWav(sent.path, copy), true)
  const copied = await readFile(copy)
  assert.ok(copied.subarray(HEADER_BYTES).equals(song.subarray(data)))
  assert.equal(copied.readUInt32LE(HEADER_BYTES - 4), song.length - data)
})

/** A note of a recorder: its length is odd, so that a byte is needed to fill it up. */
const oddNote = Buffer.from('LIST\x11\0\0\0INFOINAM\x05\0\0\0Song\0\0', 'latin1')

test('a note that cannot be read, or a wrong number of samples, refuses no recording', async () => {
  const song = await readFile(fixturePath('audio/nebula.wav'))
  const data = song.indexOf('data')
  const fact = Buffer.from('fact\x04\0\0\0\0\0\0\0', 'latin1')
  // five seconds
  fact.writeUInt32LE(5 * song.readUInt32LE(24), 8)
  for (const chunk of [oddNote, fact]) {
    const noted = Buffer.concat([song.subarray(0, data), chunk, song.subarray(data)])
    const { duration, title } = await probeAudio(describeFile(writeTemporaryFile(noted)))
    assert.deepEqual([Math.round(duration), title], [8, null])
  }
})

test('the sound goes on behind the length that a recorder without power has left, up to the notes', async () => {
  const song = await readFile(fixturePath('audio/nebula.wav'))
  const data = song.indexOf('data') + 8
  const sound = song.subarray(data, data + song.readUInt32LE(data - 4))
  const soundOf = async (length: number, end: Buffer) => {
    const header = Buffer.from(song.subarray(0, data))
    header.writeUInt32LE(length, data - 4)
    const sent = describeFile(writeTemporaryFile(Buffer.concat([header, sound, end])))
    assert.equal(Math.round((await probeAudio(sent)).duration), 8)
    const copy = path.join(temporaryFolder(), 'copy.wav')
    assert.equal(copyWav(sent.path, copy), true)
    return (await readFile(copy)).subarray(HEADER_BYTES)
  }
  for (const length of [0, 512, 0xffff_ffff])
    assert.ok((await soundOf(length, oddNote)).equals(sound), `${length}`)
  for (const end of [zeros, oddNote, Buffer.from(`TAG${' '.repeat(125)}`)])
    assert.ok((await soundOf(sound.length, end)).equals(sound))
})

const zeros = Buffer.alloc(5000)

test('MP3 in a WAV has the right duration, and no browser plays 64-bit floating point', {
  skip,
}, async () => {
  const probe = async (coding: string) => {
    const song = ['-t', '3', '-i', fixturePath('audio/nebula.wav')]
    const bytes = await readFile(makeByFfmpeg('song.wav', ...song, ...coding.split(' ')))
    // old encoders do not write this chunk
    const fact = bytes.indexOf('fact')
    if (fact > 0) bytes.write('junk', fact)
    const { duration, isPlayable } = await probeAudio(describeFile(writeTemporaryFile(bytes)))
    return [Math.round(duration), isPlayable]
  }
  assert.deepEqual(await probe('-c:a libmp3lame -b:a 64k'), [3, true])
  assert.deepEqual(await probe('-c:a pcm_f32le'), [3, true])
  assert.deepEqual(await probe('-c:a pcm_f64le'), [3, false])
})
