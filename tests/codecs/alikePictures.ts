import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { hashPhoto } from '../../server/codecs/photos/photos.ts'
import { fixturesFolder } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { random } from '../support/random/random.ts'
import { describeFile } from './codecFixture.ts'

/** A part of a photograph, with what lies around it, which a camera that moves would also see. */
interface Scene {
  photo: string
  picture: Buffer
  width: number
  height: number
  surroundings: Buffer
}

/** Photographs of which none shows what another shows. */
export const photos = [
  'landscape-12mp-sunset',
  'landscape-9mp-meadow',
  'portrait-6mp-friends',
  'landscape-6mp-mountains',
  'landscape-3mp-dragonfly',
  'landscape-2mp-bee',
  'gps-5mp-bridge',
  'painting-self-portrait',
  'blackwhite-gray-jpeg-2mp',
  'scanned-like-sepia-print',
  'person-small-square',
  'person-blackwhite-small',
].map((name) => path.join(fixturesFolder, `photos/${name}.jpg`))

/** How far the surroundings go beyond the scene on each side, as a fraction of the scene. */
const AROUND = 0.1

/** Cuts a scene of any shape out of a photograph, a third to three quarters as wide or as high. */
export async function cutScene(photo: string): Promise<Scene> {
  const { data, info } = await sharp(photo).autoOrient().raw().toBuffer({ resolveWithObject: true })
  const shape = between(2 / 3, 16 / 9)
  const width = Math.round(Math.min(info.width, info.height * shape) * between(0.35, 0.75))
  const height = Math.round(width / shape)
  const [seenWidth, seenHeight] = [width, height].map((side) => Math.floor(side * (1 + 2 * AROUND)))
  const left = Math.floor(between(0, info.width - (seenWidth ?? 0)))
  const top = Math.floor(between(0, info.height - (seenHeight ?? 0)))
  const region = { left, top, width: seenWidth ?? 0, height: seenHeight ?? 0 }
  const surroundings = await sharp(data, { raw: info }).extract(region).jpeg({ quality: 95 }).toBuffer()
  const scene = { photo, width, height, surroundings, picture: surroundings }
  return { ...scene, picture: await takePicture(scene, surroundings, {}) }
}

type Copy = (picture: Sharp, scene: Scene) => Sharp

const resize = (picture: Sharp, longSide: number) =>
  picture.resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
const scaled =
  (factor: number, quality = 80): Copy =>
  (picture, { width, height }) =>
    resize(picture, Math.round(Math.max(width, height) * factor)).jpeg({ quality })
const turned =
  (angle: number): Copy =>
  (picture) =>
    picture.rotate(angle).jpeg({ quality: 80 })
const grayBy =
  (...row: [number, number, number]): Copy =>
  (picture) =>
    picture.recomb([row, row, row]).jpeg({ quality: 80 })

/** Copies of a picture as they come from programs, chats and scanners, by the name of what was done. */
export const copies: Record<string, Copy> = {
  'JPEG 40': scaled(1, 40),
  'JPEG 60': scaled(1, 60),
  'JPEG 95': scaled(1, 95),
  '25 % of the size': scaled(0.25),
  '50 % of the size': scaled(0.5),
  '75 % of the size': scaled(0.75),
  '25 % of the size, JPEG 40': scaled(0.25, 40),
  'WhatsApp, 1600 pixels': (picture) => resize(picture, 1600).jpeg({ quality: 70 }),
  'WhatsApp, 1280 pixels': (picture) => resize(picture, 1280).jpeg({ quality: 60 }),
  // at one side or at both, across and down or only across
  'cropped by 5 %': (picture, { width, height }) => {
    const [x, y] = [width * 0.05, random() < 0.5 ? height * 0.05 : 0]
    const [left = 0, top = 0] = [x, y].map((side) => (random() < 0.3 ? 0 : Math.floor(side * random())))
    const size = { width: Math.round(width - x), height: Math.round(height - y) }
    return picture.extract({ left, top, ...size }).jpeg({ quality: 80 })
  },
  'turned by 90°': turned(90),
  'turned by 180°': turned(180),
  'turned by 270°': turned(270),
  gray: (picture) => picture.grayscale().jpeg({ quality: 80 }),
  'gray by Rec. 601': grayBy(0.299, 0.587, 0.114),
  'gray by Rec. 709': grayBy(0.2126, 0.7152, 0.0722),
  'WebP, 50 % of the size': (picture, scene) => scaled(0.5)(picture, scene).webp({ quality: 70 }),
}

/** The differences of the second picture of a burst. Lengths are fractions of the width of the scene. */
interface Move {
  camera?: number
  zoom?: number
  subject?: number
  exposure?: number
}

export const bursts: Record<string, () => Move> = {
  'camera moved by 2 to 6 %': () => ({ camera: between(0.02, 0.06) }),
  'subject moved by 4 to 10 %': () => ({ subject: between(0.04, 0.1) }),
  'subject moved, other exposure': () => ({ subject: between(0.04, 0.1), exposure: between(0.9, 1.1) }),
  'camera and subject moved, other zoom and exposure': () => ({
    camera: between(0.005, 0.04),
    subject: between(0.03, 0.08),
    zoom: between(0.95, 1.05),
    exposure: between(0.93, 1.07),
  }),
}

/** Takes two pictures of a scene in which an ellipse of another scene stands. */
export async function takeBurst(scene: Scene, other: Scene, move: Move): Promise<[Buffer, Buffer]> {
  const width = Math.round(scene.width * between(0.15, 0.4))
  const height = Math.round(width * 1.3)
  const cutOut = sharp(other.picture).resize(width, height).ensureAlpha()
  const { data, info } = await cutOut.raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) / width - 0.5, Math.floor(i / width) / height - 0.5]
    if (x ** 2 + y ** 2 > 0.25) data[4 * i + 3] = 0
  }
  const place = (x: number, y: number) => {
    const left = Math.round((x + AROUND) * scene.width - width / 2)
    const top = Math.round((y + AROUND) * scene.height - height / 2)
    return sharp(scene.surroundings)
      .composite([{ input: data, raw: info, left, top }])
      .png({ compressionLevel: 1 })
      .toBuffer()
  }
  const [x, y, shift] = [between(0.35, 0.65), between(0.4, 0.65), move.subject ?? 0]
  return [
    await takePicture(scene, await place(x, y), {}),
    await takePicture(scene, await place(x + shift * sign(), y + shift * between(-0.5, 0.5)), move),
  ]
}

async function takePicture(
  { width, height }: Scene,
  surroundings: Buffer,
  { camera = 0, zoom = 1, exposure = 1 }: Move,
) {
  const [w, h] = [Math.round(width * zoom), Math.round(height * zoom)]
  const left = Math.round(width * (AROUND + camera * sign()) + (width - w) / 2)
  const top = Math.round(height * (AROUND + camera * between(-1, 1)) + (height - h) / 2)
  return sharp(surroundings)
    .extract({ left: Math.max(0, left), top: Math.max(0, top), width: w, height: h })
    .linear(exposure, exposure === 1 ? 0 : between(-4, 4))
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Draws a page of a letter: lines of words of random lengths. Without lines, the page is empty. */
export function drawPage(lines: number): Sharp {
  const [width, height] = [600, 850]
  const paper = Buffer.alloc(width * height, 250)
  for (let line = 0; line < lines; line++)
    for (let left = 45; left < width - 80; left += 8) {
      const end = Math.floor(left + between(10, 60))
      for (let y = 75 + line * 24; y < 86 + line * 24; y++) paper.fill(40, y * width + left, y * width + end)
      left = end
    }
  return sharp(paper, { raw: { width, height, channels: 1 } }).jpeg({ quality: 80 })
}

/** Stores a picture in a file, and returns its perceptual hash. */
export async function hashPicture(picture: Sharp): Promise<string> {
  const file = path.join(temporaryFolder(), 'picture')
  await picture.toFile(file)
  return hashPhoto(describeFile(file), path.dirname(file))
}

const between = (least: number, most: number) => least + random() * (most - least)
const sign = () => (random() < 0.5 ? -1 : 1)
