import { shownObituary } from '../../contract/builtin.ts'
import { copyFile } from '../../contract/copyLayout.ts'
import type { Media, MediaText } from '../../contract/media.ts'
import type { Memory } from '../../contract/memories.ts'
import type { Track } from '../../contract/music.ts'
import type { VisitorResponses } from '../../contract/drawing.ts'

/** Everything that visitors see, for programs of other people and other times; described in docs/export.md. */
export function memorialJson(answers: VisitorResponses, madeAt: Date): string {
  const { 'GET /api/settings': settings, 'GET /api/obituary': obituary, 'GET /api/media': media } = answers
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
      portrait: fileOf(settings.portraitPath),
    },
    obituary: { text: shownObituary(obituary), picture: fileOf(obituary.imagePath) },
    donation: {
      text: settings.donationText,
      charity: settings.donationCharity,
      link: settings.donationUrl,
    },
    media: media.map(mediaEntry),
    music: answers['GET /api/music'].map(trackEntry),
    services: answers['GET /api/services'].map(({ id: _id, timezone, imagePath, ...fields }) => ({
      ...fields,
      timezone: timezone ?? settings.timezone,
      picture: fileOf(imagePath),
    })),
    memories: answers['GET /api/memories'].map((memory) => memoryEntry(memory, mediaById)),
  }
  return `${JSON.stringify(memorial, null, 2)}\n`
}

// fields are left out by name and all others written, so that a new field is in the copy by itself

const trackEntry = ({
  id: _id,
  order: _order,
  fileSize: _size,
  uploadedAt: _at,
  filePath,
  duration,
  ...fields
}: Track) => ({ ...fields, file: copyFile(filePath), seconds: duration })

const memoryEntry = (
  { id: _id, email: _email, approved: _approved, ...memory }: Memory,
  mediaById: ReadonlyMap<string, Media>,
) => {
  const { content, mediaIds, answer, answeredBy, answeredAt, ...fields } = memory
  return {
    ...fields,
    text: content,
    files: mediaIds.flatMap((id) => fileOf(mediaById.get(id)?.filePath ?? null) ?? []),
    answer: answer === null ? null : { text: answer, by: answeredBy, createdAt: answeredAt },
  }
}

const mediaEntry = (item: Media) => ({
  kind: item.fileType,
  file: fileOf(item.filePath),
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

const fileOf = (address: string | null) => (address ? copyFile(address) : null)
