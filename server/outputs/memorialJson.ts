import { chooseObituary } from '../../contract/memorial/builtin.ts'
import type { Media, MediaText } from '../../contract/media/media.ts'
import type { Memory } from '../../contract/memorial/memories.ts'
import type { Track } from '../../contract/memorial/music.ts'
import type { VisitorResponses } from '../../contract/pages/pageRendering.ts'

/** The endpoints whose responses are in memorial.json. */
export const jsonReads = [
  'GET /api/settings',
  'GET /api/obituary',
  'GET /api/media',
  'GET /api/music',
  'GET /api/services',
  'GET /api/memories',
] as const

type Responses = Pick<VisitorResponses, (typeof jsonReads)[number]>

interface Options {
  madeAt: Date
  /** Finds the file at a URL. Returns its path relative to memorial.json; null if there is no such file. */
  findFile: (address: string) => string | null
  /** whether to include facts that only keepers may know */
  forKeepers?: boolean
}

/** Makes memorial.json from API responses. Other programs can read this file, even years later; docs/export.md describes it. */
export function makeMemorialJson(
  responses: Responses,
  { madeAt, findFile, forKeepers = false }: Options,
): string {
  const findFileOrNull = (address: string | null) => (address ? findFile(address) : null)
  const { 'GET /api/settings': settings, 'GET /api/obituary': obituary, 'GET /api/media': media } = responses
  const mediaById = new Map(media.map((item) => [item.id, item]))
  const memorial = {
    format: 'memorial',
    version: 1,
    madeAt: madeAt.toISOString().slice(0, 10),
    person: {
      name: settings.name,
      birthDate: settings.birthDate,
      deathDate: settings.deathDate,
      tribute: settings.tribute,
      portrait: findFileOrNull(settings.portraitPath),
    },
    obituary: { text: chooseObituary(obituary), picture: findFileOrNull(obituary.imagePath) },
    donation: {
      text: settings.donationText,
      charity: settings.donationCharity,
      link: settings.donationUrl,
    },
    media: media.map((item) => ({
      ...toMediaEntry(item),
      file: findFileOrNull(item.filePath),
      ...(forKeepers && { visible: item.published, sentAs: item.originalName }),
    })),
    music: responses['GET /api/music'].map(({ filePath, ...track }) => ({
      ...toTrackEntry(track),
      file: findFileOrNull(filePath),
    })),
    services: responses['GET /api/services'].map(({ id: _id, timezone, imagePath, ...fields }) => ({
      ...fields,
      timezone: timezone ?? settings.timezone,
      picture: findFileOrNull(imagePath),
    })),
    memories: responses['GET /api/memories'].map(({ email, approved, mediaIds, ...memory }) => ({
      ...toMemoryEntry(memory),
      files: mediaIds.flatMap((id) => findFileOrNull(mediaById.get(id)?.filePath ?? null) ?? []),
      ...(forKeepers && { email, approved }),
    })),
  }
  return `${JSON.stringify(memorial, null, 2)}\n`
}

// the functions below remove some fields and keep all others, so that new fields are in memorial.json without a change here

const toTrackEntry = ({
  id: _id,
  order: _order,
  fileSize: _size,
  uploadedAt: _at,
  duration,
  ...fields
}: Omit<Track, 'filePath'>) => ({ ...fields, seconds: duration })

const toMemoryEntry = ({ id: _id, ...memory }: Omit<Memory, 'email' | 'approved' | 'mediaIds'>) => {
  const { content, answer, answeredBy, answeredAt, ...fields } = memory
  return {
    ...fields,
    text: content,
    answer: answer === null ? null : { text: answer, by: answeredBy, createdAt: answeredAt },
  }
}

const toMediaEntry = (item: Media) => ({
  kind: item.fileType,
  ...({
    title: item.untitled ? null : item.title,
    description: item.description,
  } satisfies MediaText),
  sharedBy: item.memoryAuthor,
  takenAt: item.takenAt,
  addedAt: item.uploadedAt,
  width: item.width,
  height: item.height,
  seconds: item.duration,
})
