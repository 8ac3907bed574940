import type { PhotoDetailsProps } from './PhotoDetails.tsx'

export const PhotoPeople = (_props: PhotoDetailsProps) => null
