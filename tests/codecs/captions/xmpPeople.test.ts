import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { limits } from '../../../contract/limits.ts'
import { MAX_PEOPLE } from '../../../contract/media/people.ts'
import { parseElements } from '../../../server/codecs/captions/elements.ts'
import { parseCaption } from '../../../server/codecs/captions/caption.ts'
import { planCaptionInsertion } from '../../../server/codecs/captions/captionedJpeg.ts'
import { writeXmp } from '../../../server/codecs/captions/xmp.ts'
import { parseXmpPeople, unknownShape } from '../../../server/codecs/captions/xmpPeople.ts'
import { countSteps } from '../../support/project/countSteps.ts'
import { makePacket, peoplePackets } from '../../support/files/peoplePackets.ts'

const none = { title: null, description: null, author: null, takenAt: null }
const area = { x: 0.3, y: 0.4, width: 0.1, height: 0.2 }
const read = (packet: string, shape = unknownShape) => parseXmpPeople(packet, shape)

/** Makes a packet with a region of Microsoft for each rectangle. */
const withRectangles = (...rectangles: string[]) =>
  makePacket(
    `<MP:RegionInfo rdf:parseType="Resource"><MPRI:Regions><rdf:Bag>${rectangles
      .map((each, index) => `<rdf:li MPReg:PersonDisplayName="Ida ${index}" MPReg:Rectangle="${each}"/>`)
      .join('')}</rdf:Bag></MPRI:Regions></MP:RegionInfo>`,
  )
/** Adds properties to a packet. */
const insert = (packet: string, properties: string) =>
  packet.replace('</rdf:Description></rdf:RDF>', `${properties}</rdf:Description></rdf:RDF>`)
const withNames = (...names: string[]) =>
  makePacket(
    `<Iptc4xmpExt:PersonInImage><rdf:Bag>${names.map((name) => `<rdf:li>${name}</rdf:li>`).join('')}</rdf:Bag></Iptc4xmpExt:PersonInImage>`,
  )

describe('People are read', () => {
  for (const [program, write] of Object.entries(peoplePackets))
    test(`as ${program} writes them, without pets, faces without a name, and the same name once more`, () => {
      assert.deepEqual(read(write('Ida Holm')), [{ name: 'Ida Holm', area }])
    })

  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
    test(`where they are in the upright photograph of orientation ${orientation}`, async () => {
      const bytes = await withFace(orientation)
      const { data, info } = await sharp(bytes)
        .autoOrient()
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const points = [...data].flatMap((value, at) =>
        value > 128 ? [[at % info.width, Math.floor(at / info.width)]] : [],
      )
      const middle = (axis: 0 | 1) =>
        points.reduce((sum, point) => sum + (point[axis] ?? 0) + 0.5, 0) / points.length
      const [person] = (await parseCaption(bytes)).people
      assert.ok(Math.abs((person?.area?.x ?? 0) - middle(0) / info.width) < 0.01)
      assert.ok(Math.abs((person?.area?.y ?? 0) - middle(1) / info.height) < 0.01)
      const isOnSide = orientation >= 5
      assert.deepEqual([person?.area?.width, person?.area?.height], isOnSide ? [0.2, 0.1] : [0.1, 0.2])
    })

  const findIda = (people: readonly { name: string }[]) => people.find(({ name }) => name === 'Ida')
  /** Those of a packet for 60 × 40 pixels: the shape of the upright photograph, its orientation, and the place in it. */
  const placesByFile: Record<string, [width: number, height: number, orientation: number, place: unknown]> = {
    'as large as before': [60, 40, 1, area],
    'made smaller': [30, 20, 1, area],
    'made larger': [600, 400, 1, area],
    'a thumbnail, whose size is rounded': [10, 7, 1, area],
    'without the edge of a raw picture': [6024, 4020, 1, area],
    'made smaller, on its side': [20, 30, 6, { ...area, x: 0.6, y: 0.3, width: 0.2, height: 0.1 }],
    'on its side, with the size of the upright one': [60, 40, 6, area],
    'cut on one side': [48, 40, 1, null],
    'cut to a square': [40, 40, 1, null],
    'cut to a square, upside down': [400, 400, 3, null],
    'cut to a strip': [60, 20, 1, null],
    'cut, on its side': [40, 40, 8, null],
    'turned with its pixels, without an orientation': [40, 60, 1, null],
    'turned with its pixels, and mirrored': [40, 60, 2, null],
    'of unknown size': [0, 0, 1, area],
  }
  for (const [file, [width, height, orientation, place]] of Object.entries(placesByFile))
    test(`with a place only if the size next to it fits: ${file}`, () => {
      const { Windows, exiftool, Picasa } = peoplePackets
      const sized = (Picasa?.('Ruth') ?? '').replace(/.*rdf:about="">|<.rdf:Description>.*/gs, '')
      const others = [Windows?.('Ida') ?? '', exiftool?.('Ida') ?? '']
      for (const packet of [Picasa?.('Ida') ?? '', ...others.map((each) => insert(each, sized))])
        assert.deepEqual(findIda(read(packet, { width, height, orientation })), { name: 'Ida', area: place })
    })

  test('as a sidecar turns the photograph, in the photograph as its own file turns it', () => {
    const packet = peoplePackets.Picasa?.('Ida') ?? ''
    const place = (width: number, height: number, file: number, sidecar: number, text = packet) =>
      parseXmpPeople(text, { width, height, orientation: file }, sidecar)[0]?.area
    // stored as 60 × 40: the size next to the places is that of the pixels
    for (const sidecar of [1, 2, 3, 6, 8]) assert.deepEqual(place(60, 40, 1, sidecar), area, `${sidecar}`)
    // stored as 40 × 60: the size is that of the upright photograph
    assert.deepEqual(place(40, 60, 1, 6), { x: 0.4, y: 0.7, width: 0.2, height: 0.1 })
    assert.deepEqual(place(40, 60, 1, 8), { x: 0.6, y: 0.3, width: 0.2, height: 0.1 })
    assert.deepEqual(place(40, 60, 3, 6), { x: 0.6, y: 0.3, width: 0.2, height: 0.1 })
    assert.equal(place(40, 60, 1, 3), null)
    assert.equal(place(40, 40, 1, 6), null)
  })

  test('without a place that is in pixels', () => {
    const packet = peoplePackets.exiftool?.('Ida').replaceAll(/(?=rbX)/g, 'rbUnit="pixel" Iptc4xmpExt:') ?? ''
    assert.deepEqual(read(packet), [{ name: 'Ida', area: null }])
  })

  test('each on their own if one text names several', () => {
    const names = read(withNames('Anna Berg; Bert Holm;', 'Clara Berg')).map(({ name }) => name)
    assert.deepEqual(names, ['Anna Berg', 'Bert Holm', 'Clara Berg'])
  })

  test('without a place if it is nonsense, or if its middle is outside', () => {
    const rectangles = [
      '0, 0, NaN, 1',
      '0.1, 0.1, -1, 0.2',
      '5, 5, 1, 1',
      '100, 200, 40, 40',
      '0.1, 0.2',
      'x',
      '1e999, 0, 1, 1',
      '',
    ]
    for (const { name, area } of read(withRectangles(...rectangles))) assert.equal(area, null, name)
    assert.equal(read(withRectangles(...rectangles)).length, rectangles.length)
    const atEdge = { x: 0.9, y: 0.15, width: 1, height: 0.3 }
    assert.deepEqual(read(withRectangles('-0.1, 0, 2, 0.3'))[0]?.area, atEdge)
  })

  test('with names that are cut, cleaned, and no more of them than a photograph may have', () => {
    const names = [
      'x'.repeat(1_000),
      ' \n Ida&#9;\nHolm ',
      '&#10;',
      '',
      '\u200d',
      'ida holm',
      'Paul &amp; Co',
    ]
    assert.deepEqual(
      read(withNames(...names)).map(({ name }) => name),
      ['x'.repeat(limits.name), 'Ida Holm', 'Paul & Co'],
    )
    const crowd = Array.from({ length: 3_000 }, (_, index) => `Guest ${index}`)
    assert.equal(read(withNames(...crowd)).length, MAX_PEOPLE)
  })

  test('in steps that grow only as the packet does, from one that somebody makes to keep a reader busy', async () => {
    const region = '<Iptc4xmpExt:ImageRegion><rdf:Bag><rdf:li>'
    const regionEnd = '</rdf:li></rdf:Bag></Iptc4xmpExt:ImageRegion>'
    const packets: ((times: number) => string)[] = [
      ...['<rdf:li', '<rdf:li x="', '<!--', '<mwg-rs:RegionList><rdf:Bag><rdf:li>'].map(
        (part) => (times: number) => part.repeat(times),
      ),
      (times) => `<rdf:li${' a="b"'.repeat(times)}/>`,
      (times) =>
        'x'.repeat(times) +
        withNames().replace('</rdf:Bag>', `${'<rdf:li </rdf:li>'.repeat(times)}</rdf:Bag>`),
      (times) => '<rdf:Bag>'.repeat(times) + '</rdf:Bag>'.repeat(times),
      ...['Iptc4xmpExt:Name', 'Iptc4xmpExt:rCtype'].map(
        (name) => (times: number) =>
          `${region}<${name}>`.repeat(times) + `</${name}>${regionEnd}`.repeat(times),
      ),
    ]
    for (const write of packets) {
      const count = (times: number) => countSteps('server/codecs/captions', () => read(write(times)))
      const [few, many] = [await count(250), await count(2_000)]
      assert.ok(many < 16 * few, `8 times ${write(1)} takes ${many} steps, not ${few}`)
      assert.deepEqual(read(write(30_000)), [], write(1))
    }
  })
})

describe('People are written', () => {
  const ida = { name: 'Ida "Mo" <Holm>', area }
  const paul = { name: 'Paul', area: null }

  test('in place of those of the file, next to its pets, and alike when they are written again', () => {
    for (const [program, write] of Object.entries(peoplePackets)) {
      const once = writeXmp(none, write('Ruth'), [ida, paul])
      assert.deepEqual(read(once), [ida, paul], program)
      assert.doesNotMatch(once, /Ruth/i)
      assert.equal(writeXmp(none, once, [ida, paul]), once)
      assert.equal(once.includes('Rex'), write('').includes('Rex'))
      assert.equal(once.includes('apple-fi:FaceID'), program === 'iPhone')
      assert.equal(parseElements(once)[0]?.name, 'x:xmpmeta', 'well-formed')
    }
  })

  test('with places that are read again, from a list that is about another picture', () => {
    const shape = { width: 40, height: 40, orientation: 1 }
    for (const write of Object.values(peoplePackets))
      assert.deepEqual(read(writeXmp(none, write('Ruth'), [ida, paul], shape), shape), [ida, paul])
  })

  test('not if nobody is known: then those of the file stay', () => {
    assert.deepEqual(read(writeXmp(none, peoplePackets.Windows?.('Ruth') ?? '')), [{ name: 'Ruth', area }])
  })

  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8])
    test(`where they are in the stored pixels of orientation ${orientation}, with their size`, async () => {
      const photo = await withFace(orientation, null)
      const { segment, insertAt } = planCaptionInsertion(photo, none, [ida, paul]) ?? assert.fail()
      const written = Buffer.concat([photo.subarray(0, insertAt), segment, photo.subarray(insertAt)])
      assert.deepEqual((await parseCaption(written)).people, [ida, paul])
      assert.match(segment.toString(), /stDim:w="60" stDim:h="40"/)
    })

  test('only as long as they fit, and never at the cost of the caption', async () => {
    const crowd = Array.from({ length: MAX_PEOPLE }, (_, index) => ({ name: `Guest ${index}`, area }))
    const { segment } =
      planCaptionInsertion(await withFace(1), { ...none, title: 'All' }, crowd) ?? assert.fail()
    assert.match(segment.toString(), /All/)
  })
})

/** Makes a photograph with a white face at the place in the packets, and with a packet that names it, if one is given. */
async function withFace(
  orientation: number,
  packet = peoplePackets.Picasa?.('Ida') ?? null,
): Promise<Buffer> {
  const face = { create: { width: 6, height: 8, channels: 3 as const, background: 'white' } }
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: 'black' } })
    .composite([{ input: face, left: 15, top: 12 }])
    .withMetadata({ orientation })
  return (packet === null ? image : image.withXmp(packet)).jpeg().toBuffer()
}
