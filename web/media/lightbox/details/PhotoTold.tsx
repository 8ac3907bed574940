import type { PhotoDetailsProps } from './PhotoDetails.tsx'

export const PhotoTold = (_props: PhotoDetailsProps) => null
