import type { ServerTexts } from '../../languages/inLanguage.ts'
import { chooseObituary } from '../../contract/memorial/chooseObituary.ts'
import { settingNames } from '../../contract/memorial/selectSettings.ts'
import { settingsList } from '../../contract/memorial/settingsList.ts'
import type { Media } from '../../contract/media/media.ts'
import type { MediaTextIn } from '../../contract/media/mediaShown.ts'
import type { Memory } from '../../contract/memorial/memories.ts'
import type { MemoryTextIn } from '../../contract/memorial/memoryText.ts'
import type { Track } from '../../contract/memorial/music.ts'
import type { Obituary, ObituaryTextIn } from '../../contract/memorial/obituary.ts'
import type { ServiceTextIn } from '../../contract/memorial/services.ts'
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
  texts: Pick<ServerTexts, 'sampleObituary'>
  /** includes facts that only keepers may know: these, and others of the responses */
  forKeepers?: {
    /** the guests who sent something by the link, and the paths of what they sent */
    senders: readonly object[]
  }
}

/** Makes memorial.json from API responses. Other programs can read this file, even years later; docs/export.md describes it. */
export function makeMemorialJson(
  responses: Responses,
  { madeAt, findFile, texts, forKeepers }: Options,
): string {
  const findFileOrNull = (address: string | null) => (address ? findFile(address) : null)
  const { 'GET /api/settings': settings, 'GET /api/obituary': obituary, 'GET /api/media': media } = responses
  const settingsOf = (part: string) =>
    Object.fromEntries(
      settingNames.flatMap((name) => {
        const { kind, memorialJson } = settingsList[name]
        if (memorialJson?.[0] !== part) return []
        const value = settings[name] ?? null
        return [[memorialJson[1], kind === 'picture' ? findFileOrNull(value as string | null) : value]]
      }),
    )
  // keeps the order that this file has always had
  const { text, charity, ...otherDonationFields } = settingsOf('donation')
  const mediaById = new Map(media.map((item) => [item.id, item]))
  const memorial = {
    format: 'memorial',
    version: 1,
    madeAt: madeAt.toISOString().slice(0, 10),
    person: settingsOf('person'),
    obituary: { ...toObituaryEntry(obituary, texts), picture: findFileOrNull(obituary.imagePath) },
    donation: { text, charity, ...otherDonationFields },
    media: media.map((item) => ({
      ...toMediaEntry(item),
      file: findFileOrNull(item.filePath),
      ...(forKeepers && { visible: item.published, sentAs: item.originalName }),
    })),
    music: responses['GET /api/music'].map(({ filePath, ...track }) => ({
      ...toTrackEntry(track),
      file: findFileOrNull(filePath),
    })),
    services: responses['GET /api/services'].map(
      ({ id: _id, timezone, imagePath, shown: _shown, meant: _meant, ...fields }) => ({
        ...(fields satisfies Record<Exclude<ServiceTextIn<'memorial.json'>, 'timezone'>, unknown>),
        timezone: timezone ?? settings.timezone,
        picture: findFileOrNull(imagePath),
      }),
    ),
    memories: responses['GET /api/memories'].map(
      ({ email, approved, mediaIds, shownDay: _day, ...memory }) => ({
        ...toMemoryEntry(memory),
        files: mediaIds.flatMap((id) => findFileOrNull(mediaById.get(id)?.filePath ?? null) ?? []),
        ...(forKeepers && { email, approved }),
      }),
    ),
    ...forKeepers,
  }
  return `${JSON.stringify(memorial, null, 2)}\n`
}

// the functions below remove some fields and keep all others, so that new fields are in memorial.json without a change here

const toObituaryEntry = (obituary: Obituary, { sampleObituary }: Options['texts']) => {
  const shownTexts = {
    content: chooseObituary(obituary, sampleObituary),
  } satisfies Record<ObituaryTextIn<'memorial.json'>, string>
  const { content, ...fields } = shownTexts
  return { text: content, ...fields }
}

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
    ...(fields satisfies Record<Exclude<MemoryTextIn<'memorial.json'>, 'content'>, unknown>),
    text: content,
    answer: answer === null ? null : { text: answer, by: answeredBy, createdAt: answeredAt },
  }
}

const toMediaEntry = (item: Media) => ({
  kind: item.fileType,
  ...({
    title: item.untitled ? null : item.title,
    description: item.description,
  } satisfies Record<MediaTextIn<'memorial.json'>, string | null>),
  sharedBy: item.memoryAuthor,
  takenAt: item.takenAt,
  people: (item.people ?? []).filter(({ waiting }) => !waiting).map(({ name, area }) => ({ name, area })),
  addedAt: item.uploadedAt,
  width: item.width,
  height: item.height,
  seconds: item.duration,
  inSlideshow: item.inSlideshow,
})
