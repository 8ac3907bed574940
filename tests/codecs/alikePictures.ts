import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { hashPhoto } from '../../server/codecs/photos/photos.ts'
import { fixturesFolder } from '../support/files/fixtures.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { random } from '../support/random/random.ts'
import { describeFile } from './codecFixture.ts'

/** A part of a photograph, and the same with what lies around it, which a camera that moves would also see. */
export interface Scene {
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
const SHAPES = [4 / 3, 3 / 2, 3 / 4, 2 / 3, 1, 16 / 9]

/** Cuts a scene of any shape out of a photograph, a third to three quarters as wide or as high. */
export async function cutScene(photo: string): Promise<Scene> {
  const { data, info } = await sharp(photo).autoOrient().raw().toBuffer({ resolveWithObject: true })
  const shape = SHAPES[Math.floor(random() * SHAPES.length)] ?? 1
  const part = between(0.35, 0.75)
  const width = Math.round(Math.min(info.width, info.height * shape) * part)
  const height = Math.round(width / shape)
  const [x, y] = [Math.round(width * AROUND), Math.round(height * AROUND)]
  const left = Math.floor(between(x, info.width - width - x))
  const top = Math.floor(between(y, info.height - height - y))
  const open = () => sharp(data, { raw: info })
  const toJpeg = (picture: Sharp) => picture.jpeg({ quality: 95 }).toBuffer()
  return {
    photo,
    width,
    height,
    picture: await toJpeg(open().extract({ left, top, width, height })),
    surroundings: await toJpeg(
      open().extract({ left: left - x, top: top - y, width: width + 2 * x, height: height + 2 * y }),
    ),
  }
}

const resize = (picture: Sharp, longSide: number) =>
  picture.resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
const scaleDown = (picture: Sharp, { width, height }: Scene, factor: number) =>
  resize(picture, Math.round(Math.max(width, height) * factor))

/** Cuts 5 % off, at one side or at both, across and down or only across. */
function crop(picture: Sharp, { width, height }: Scene): Sharp {
  const [x, y] = [width * 0.05, random() < 0.5 ? height * 0.05 : 0]
  const [left, top] = [random() < 0.3 ? 0 : x * random(), random() < 0.3 ? 0 : y * random()].map(Math.floor)
  const size = { width: Math.round(width - x), height: Math.round(height - y) }
  return picture.extract({ left: left ?? 0, top: top ?? 0, ...size })
}

/** Copies of a picture as they come from programs, chats and scanners, by the name of what was done. */
export const copies: Record<string, (picture: Sharp, scene: Scene) => Sharp> = {
  'JPEG 40': (picture) => picture.jpeg({ quality: 40 }),
  'JPEG 60': (picture) => picture.jpeg({ quality: 60 }),
  'JPEG 80': (picture) => picture.jpeg({ quality: 80 }),
  'JPEG 95': (picture) => picture.jpeg({ quality: 95 }),
  '25 % of the size': (picture, scene) => scaleDown(picture, scene, 0.25).jpeg({ quality: 80 }),
  '50 % of the size': (picture, scene) => scaleDown(picture, scene, 0.5).jpeg({ quality: 80 }),
  '75 % of the size': (picture, scene) => scaleDown(picture, scene, 0.75).jpeg({ quality: 80 }),
  '25 % of the size, JPEG 40': (picture, scene) => scaleDown(picture, scene, 0.25).jpeg({ quality: 40 }),
  'WhatsApp, 1600 pixels': (picture) => resize(picture, 1600).jpeg({ quality: 70 }),
  'WhatsApp, 1280 pixels': (picture) => resize(picture, 1280).jpeg({ quality: 60 }),
  'cropped by 5 %': (picture, scene) => crop(picture, scene).jpeg({ quality: 80 }),
  'turned by 90°': (picture) => picture.rotate(90).jpeg({ quality: 80 }),
  'turned by 180°': (picture) => picture.rotate(180).jpeg({ quality: 80 }),
  'turned by 270°': (picture) => picture.rotate(270).jpeg({ quality: 80 }),
  gray: (picture) => picture.grayscale().jpeg({ quality: 80 }),
  'gray by Rec. 601': (picture) => picture.recomb(grayMatrix(0.299, 0.587, 0.114)).jpeg({ quality: 80 }),
  'gray by Rec. 709': (picture) => picture.recomb(grayMatrix(0.2126, 0.7152, 0.0722)).jpeg({ quality: 80 }),
  'WebP, 50 % of the size': (picture, scene) => scaleDown(picture, scene, 0.5).webp({ quality: 70 }),
}

type Matrix = [[number, number, number], [number, number, number], [number, number, number]]
const grayMatrix = (...row: Matrix[0]): Matrix => [row, row, row]

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

/** Takes two pictures of a scene in which a subject of another scene stands. */
export async function takeBurst(scene: Scene, other: Scene, move: Move): Promise<[Buffer, Buffer]> {
  const part = between(0.15, 0.4)
  const [x, y] = [between(0.35, 0.65), between(0.4, 0.65)]
  const subject = await cutOut(other, Math.round(scene.width * part))
  const shift = move.subject ?? 0
  const before = await place(scene, subject, x, y)
  const after = await place(scene, subject, x + shift * sign(), y + shift * between(-0.5, 0.5))
  return [await expose(scene, before, {}), await expose(scene, after, move)]
}

/** Cuts an ellipse out of the middle of a scene. */
async function cutOut({ picture }: Scene, width: number): Promise<Buffer> {
  const height = Math.round(width * 1.3)
  const resized = sharp(picture).resize(width, height, { fit: 'cover' }).ensureAlpha()
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) / width - 0.5, Math.floor(i / width) / height - 0.5]
    if (x ** 2 + y ** 2 > 0.25) data[4 * i + 3] = 0
  }
  return sharp(data, { raw: info }).png({ compressionLevel: 1 }).toBuffer()
}

async function place({ width, height, surroundings }: Scene, subject: Buffer, x: number, y: number) {
  const size = await sharp(subject).metadata()
  const left = Math.round((x + AROUND) * width - size.width / 2)
  const top = Math.round((y + AROUND) * height - size.height / 2)
  return sharp(surroundings)
    .composite([{ input: subject, left, top }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

async function expose({ width, height }: Scene, seen: Buffer, { camera = 0, zoom = 1, exposure = 1 }: Move) {
  const [w, h] = [Math.round(width * zoom), Math.round(height * zoom)]
  const [x, y] = [camera * sign(), camera * between(-1, 1)]
  const left = Math.round(width * (AROUND + x) + (width - w) / 2)
  const top = Math.round(height * (AROUND + y) + (height - h) / 2)
  return sharp(seen)
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
      const end = left + between(10, 60)
      for (let y = 75 + line * 24; y < 86 + line * 24; y++)
        paper.fill(40, y * width + left, y * width + Math.floor(end))
      left = Math.floor(end)
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
