import { plural, sentences } from '../grammar.ts'

const en = {
  heading: 'Music Management',
  sections: 'Music sections',
  tabs: { upload: 'Upload', manage: 'Manage Playlist' },
  upload: {
    choose: 'Select music',
    hint: 'Drag songs here, or select them: MP3, WAV or OGG; M4A and FLAC are welcome too. Maximum file size: 100MB.',
    selected: (count: number) => `Selected Files (${count})`,
    progress: (file: string) => `Uploading ${file}`,
    remove: 'Remove',
    send: 'Upload Files',
    sending: 'Uploading...',
    tooLarge: (file: string) => `“${file}” is larger than 100 MB. Please choose a smaller file.`,
    lost: 'No answer came. Nothing is lost; press Upload Files to try again.',
    invalid: { title: 'Invalid file type', description: 'Please select only audio files.' },
    failed: { title: 'Upload failed', description: 'Failed to upload music tracks.' },
    successful: (count: number) => ({
      title: 'Upload successful',
      description: `${plural(count, { one: '# song', other: '# songs' })} added to the playlist.`,
    }),
  },
  manage: {
    loading: 'Loading music tracks...',
    failed: 'The list could not be fetched just now.',
    empty: 'No music tracks available',
    emptyHint: 'Upload some audio files in the upload tab',
    list: 'Playlist in order',
    columns: ['Order', 'Title', 'Size', 'Upload Date', 'Actions'],
    count: (count: number) => plural(count, { one: '# song', other: '# songs' }),
    unsaved: 'The new order has not been saved yet.',
    saveOrder: 'Save Order',
    saving: 'Saving…',
    up: 'Move up',
    down: 'Move down',
    problems: {
      not_on_iphones: 'iPhones before iOS 18.4 do not play this',
      not_playable:
        'Stored, but cannot be played here. Please send it as MP3; VLC, a free program (videolan.org), makes one under Media, Convert.',
    },
    edit: 'Edit',
    delete: 'Delete',
    itemPhrase: (title: string) => `the music track “${title}”`,
    deleted: { title: 'Delete successful', description: 'The music track has been deleted.' },
    deleteFailed: { title: 'Delete failed', description: 'Failed to delete music track.' },
    reordered: { title: 'Reorder successful', description: 'Order updated.' },
    reorderFailed: { title: 'Reorder failed', description: 'Failed to reorder music playlist.' },
    unknown: {
      title: 'Reordering failed',
      description: 'An error occurred while preparing the order data. Please try again.',
    },
    vanished: {
      title: 'Reordering failed',
      description: 'An error occurred while changing position. Please try again.',
    },
    noAnswer: { title: 'Reordering failed', description: 'An unexpected error occurred. Please try again.' },
    loggedOut: {
      title: 'Authentication error',
      description: 'You must be logged in as admin to reorder music. Please log in again.',
    },
    unverified: {
      title: 'Authentication error',
      description: 'Failed to verify authentication status. Please try logging in again.',
    },
  },
  toShow: 'How the slideshow begins, ends, and goes with the songs is under ‘For the day’.',
  dialog: {
    title: 'Edit Music Track',
    field: 'Title',
    originalName: 'Original file name',
    fromTags: (title: string) => `Use “${title}”, the title in the file`,
    listen: (title: string) => `Listen to ${title}`,
    save: 'Save Changes',
    saving: 'Saving…',
    needed: 'A title is needed',
    saved: { title: 'Update successful', description: 'The music track has been updated.' },
    failed: { title: 'Update failed', description: 'Failed to update music track.' },
  },
}

export const texts = sentences(en)
export const { dialog: dialogTexts, manage: manageTexts, upload: uploadTexts } = texts
