import { sentences } from '../grammar.ts'

export const texts = sentences({
  edit: {
    gallery: { heading: 'Edit Photo Details', failure: 'Failed to update photo details.' },
    memory: {
      heading: 'Edit Photo',
      failure: 'Failed to update the photo details. Please try again.',
    },
  },
  title: 'Title',
  description: 'Description',
  save: 'Save Changes',
  saving: 'Saving…',
  titleNeeded: 'A title is needed',
  updated: { title: 'Update successful', description: 'Photo details have been updated.' },
  held: { title: 'Not shown yet', description: 'Thank you. The family checks links first.' },
  updateFailed: 'Update failed',
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
})
