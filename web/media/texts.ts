import { inLanguage } from '../../domain/language.ts'

const en = {
  galleryHeading: 'Edit Photo Details',
  memoryHeading: 'Edit Photo',
  title: 'Title',
  description: 'Description',
  save: 'Save Changes',
  saving: 'Saving…',
  titleNeeded: 'A title is needed',
  updated: { title: 'Update successful', description: 'Photo details have been updated.' },
  held: { title: 'Not shown yet', description: 'Thank you. The family checks links first.' },
  updateFailed: 'Update failed',
  galleryFailure: 'Failed to update photo details.',
  memoryFailure: 'Failed to update the photo details. Please try again.',
  download: 'Download',
  imageDownloaded: 'Image downloaded',
  videoDownloaded: 'Video downloaded',
  hasBeenDownloaded: (title: string) => `${title} has been downloaded.`,
  downloadFailed: (title: string) => ({
    title: 'Download failed',
    description: `${title} could not be downloaded. It may have been removed in the meantime.`,
  }),
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  newTab: 'opens in a new tab',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  count: (position: number, total: number) => `${position} of ${total}`,
  slideshowFromHere: 'Slideshow from here',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  gone: 'This photograph is no longer here.',
}

export const texts = inLanguage({ en })
