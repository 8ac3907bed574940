import { builtin } from '../../contract/builtin.ts'
import { copyFile } from '../../contract/copyLayout.ts'
import type { Media } from '../../contract/media.ts'
import type { Memory } from '../../contract/memories.ts'
import type { VisitorAnswers } from './visitorAnswers.ts'

/** Everything that visitors see, for programs of other people and other times; described in docs/export.md. */
export function memorialJson(answers: VisitorAnswers, madeAt: Date): string {
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
    obituary: { text: obituary.content ?? builtin.obituary, picture: fileOf(obituary.imagePath) },
    donation: {
      text: settings.donationText,
      charity: settings.donationCharity,
      link: settings.donationUrl,
    },
    media: media.map(mediaEntry),
    music: answers['GET /api/music'].map(({ title, artist, filePath, duration }) => ({
      title,
      artist,
      file: copyFile(filePath),
      seconds: duration,
    })),
    services: answers['GET /api/services'].map(
      ({ title, date, time, location, description, timezone, imagePath }) => ({
        title,
        date,
        time,
        location,
        description,
        timezone: timezone ?? settings.timezone,
        picture: fileOf(imagePath),
      }),
    ),
    memories: answers['GET /api/memories'].map((memory) => ({
      name: memory.name,
      createdAt: memory.createdAt,
      text: memory.content,
      files: memory.mediaIds.flatMap((id) => fileOf(mediaById.get(id)?.filePath ?? null) ?? []),
      answer: answerOf(memory),
    })),
  }
  return `${JSON.stringify(memorial, null, 2)}\n`
}

const mediaEntry = (item: Media) => ({
  kind: item.fileType,
  file: fileOf(item.filePath),
  title: item.untitled ? null : item.title,
  description: item.description,
  sharedBy: item.memoryAuthor,
  addedAt: item.uploadedAt,
  width: item.width,
  height: item.height,
  seconds: item.duration,
})

const answerOf = ({ answer, answeredBy, answeredAt }: Memory) =>
  answer === null ? null : { text: answer, by: answeredBy, createdAt: answeredAt }

const fileOf = (address: string | null) => (address ? copyFile(address) : null)
