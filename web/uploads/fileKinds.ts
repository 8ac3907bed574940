import { listExtensions, type MediaKind, namePatterns } from '../../domain/files/formats.ts'
import { acceptedPhotoTypes, hasUnknownType } from './visitorPhotos.ts'

type ChosenFile = Pick<File, 'name' | 'type'>

/** Browsers do not know the types of some formats, and mistake others, so the name also counts. */
const isKind = (kind: MediaKind, { name, type }: ChosenFile) =>
  type.startsWith(`${kind}/`) || namePatterns[kind].test(name)

export const isPhoto = (file: ChosenFile) => isKind('image', file)
export const isVideo = (file: ChosenFile) => isKind('video', file)

/** Whether neither the browser nor the name says what a file is. */
const isUnknown = (file: ChosenFile) =>
  hasUnknownType(file) && !Object.values(namePatterns).some((pattern) => pattern.test(file.name))

/** Whether a file is sent to where these kinds are accepted. The server makes the final decision. */
export const canBe = (kinds: readonly MediaKind[], file: ChosenFile) =>
  kinds.some((kind) => isKind(kind, file)) || isUnknown(file)

/* Values for the `accept` attribute of `<input>`. The file chooser offers files of these types first. */
const listDotted = (kind: MediaKind) => listExtensions(kind).map((extension) => `.${extension}`)
export const acceptedMediaTypes = [
  acceptedPhotoTypes,
  'video/*',
  ...listDotted('image'),
  ...listDotted('video'),
].join(',')
export const acceptedAudioTypes = ['audio/*', ...listDotted('audio')].join(',')
