import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { animatedName, pictures } from '../../../contract/pictures.ts'
import type { Format } from '../../codecs/formats.ts'
import type { Derivative, Source } from '../../codecs/source.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../fail.ts'
import type { MediaRow } from './present.ts'

const CARDS: readonly string[] = [pictures.card.name, pictures.cardOld.name]

/**
 * Makes an item's missing files into `folder`. What was accepted can always be shown: what the original does not give,
 * this time or for good, is made from the small picture of the card.
 */
export async function makeDerivatives(
  context: Pick<Context, 'storage' | 'codecs' | 'log'>,
  row: MediaRow,
  missing: readonly string[],
  folder: string,
): Promise<Derivative[]> {
  let rejection: Failure | undefined
  const made = await fromOriginal(context, row, missing, folder).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    rejection = error
    return []
  })
  const stillMissing = missing.filter((name) => !made.some((derivative) => derivative.name === name))
  if (stillMissing.length === 0) return made
  const substitutes = await fromCard(context, row, folder)
  if (!substitutes && rejection) throw rejection
  context.log.warn({ id: row.id, names: stillMissing }, 'made from the small picture, not from the original')
  return [...made, ...(substitutes ?? []).filter(({ name }) => stillMissing.includes(name))]
}

async function fromOriginal(
  context: Pick<Context, 'storage' | 'codecs' | 'log'>,
  row: MediaRow,
  missing: readonly string[],
  folder: string,
) {
  const { codecs } = context
  const file = await download(context, `private/${row.id}/original`, path.join(folder, 'original'))
  if (!file) throw new Error(`the original of ${row.id} is missing`)
  const source = { path: file, format: row.format as Format, name: row.original_name }
  const into = path.join(folder, 'derivatives')
  await mkdir(into)
  if (row.kind === 'video') return (await codecs.readVideo(source, into)).derivatives
  if (!missing.some((name) => CARDS.includes(name))) return codecs.makePictures(source, into)
  const { derivatives, complete } = await codecs.readPhoto(source, into)
  return complete ? derivatives : [...derivatives, ...(await codecs.makePictures(source, into))]
}

/** All pictures in the size of the card; an animation stands still. Null when the card itself is gone. */
async function fromCard(
  context: Pick<Context, 'storage' | 'codecs' | 'log'>,
  row: MediaRow,
  folder: string,
): Promise<Derivative[] | null> {
  const { name } = pictures.cardOld
  const card = await download(context, `private/${row.id}/${name}`, path.join(folder, name))
  if (!card) return null
  const into = path.join(folder, 'substitutes')
  await mkdir(into)
  const source: Source = { path: card, format: 'webp', name: row.original_name }
  const { derivatives } = await context.codecs.readPhoto(source, into)
  const larger = await context.codecs.makePictures(source, into)
  return [...derivatives, ...larger, { name: animatedName, path: card }]
}

export async function download(
  { storage }: Pick<Context, 'storage'>,
  key: string,
  to: string,
): Promise<string | null> {
  const file = await storage.open(key)
  if (file) await pipeline(file.body, createWriteStream(to))
  return file ? to : null
}
