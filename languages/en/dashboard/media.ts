import { formatNumber, plural, sentences } from '../grammar.ts'
import type { KindCounts, Media } from '../../../contract/media/media.ts'

const countPhotographs = (count: number) => plural(count, { one: '# photograph', other: '# photographs' })
const countFiles = (count: number) => plural(count, { one: '# file', other: '# files' })
const countItems = (count: number) => plural(count, { one: '# item', other: '# items' })

export const describeKinds = ({ photographs, videos }: KindCounts) =>
  [
    photographs > 0 && countPhotographs(photographs),
    videos > 0 && plural(videos, { one: '# video', other: '# videos' }),
  ]
    .filter(Boolean)
    .join(' and ')

/** A title that nobody has typed says nothing, so it is not quoted. */
const nameItem = ({ title, untitled, fileType }: Pick<Media, 'title' | 'untitled' | 'fileType'>) =>
  untitled ? `This ${fileType === 'video' ? 'video' : 'photograph'}` : `“${title}”`

/** Says how many files an upload has added, and how many of them the gallery already had, such as '290 new. 10 you already had.' */
const describeAdded = (storedCount: number, copyCount: number, count: (count: number) => string) =>
  copyCount === 0
    ? `${count(storedCount)} added to the gallery.`
    : `${formatNumber(storedCount - copyCount)} new. ${formatNumber(copyCount)} you already had.`

export const texts = sentences({
  heading: 'Media Management',
  toGallery: 'See them in the gallery',
  sections: 'Media sections',
  tabs: {
    upload: 'Upload',
    batch: 'Batch Upload',
    manage: 'Manage Media',
    sent: 'Sent to you',
    answers: 'Said about photographs',
  },
  remove: 'Remove',
  cancel: 'Cancel',
  uploadFailed: 'Upload failed',
  tooLong: 'Some of the text is too long. Please look at the fields again.',
  uploadSuccessful: 'Upload successful',
  added: (storedCount: number, copyCount: number) => describeAdded(storedCount, copyCount, countFiles),
  noFiles: 'No files selected',
  fieldsCleared: 'Fields cleared',
  nothingLeft: 'Nothing is left to send.',
  sending: 'Uploading...',
  preparing: 'Sent. Preparing the photographs…',
  preparingFiles: 'Sent. Preparing the files…',
  mayLeave: 'You can leave this page now.',
  addedNow: (counts: KindCounts, copyCount: number) =>
    copyCount > 0
      ? describeAdded(counts.photographs + counts.videos + copyCount, copyCount, countItems)
      : `${describeKinds(counts)} ${counts.photographs + counts.videos === 1 ? 'is' : 'are'} in the gallery now.`,
  giveTitles: (count: number) => (count === 1 ? 'Give it a title' : 'Give them titles'),
  copyList: 'Copies',
  duplicate: (item: Pick<Media, 'title' | 'untitled' | 'fileType' | 'sameAs'>) =>
    !item.sameAs || item.title === item.sameAs
      ? `${nameItem(item)} is already in the gallery.`
      : `${nameItem(item)} is already in the gallery as “${item.sameAs}”.`,
  looksLike: (item: Pick<Media, 'title' | 'untitled' | 'fileType'>, position: number) =>
    `${nameItem(item)} looks like number ${formatNumber(position)} in the gallery.`,
  alike: (count: number) =>
    plural(count, {
      one: 'Two pictures look alike. Both stay unless you say otherwise.',
      other: '# pairs of pictures look alike. All of them stay unless you say otherwise.',
    }),
  copies: (count: number) => `${plural(count, { one: '# copy', other: '# copies' })}: keep or remove?`,
  duplicates: (counts: KindCounts) => `These ${describeKinds(counts)} are already in the gallery.`,
  keepAll: (count: number) => `Keep all ${formatNumber(count)}`,
  removeDuplicates: (count: number, largerCount: number) => {
    if (largerCount === 0) return `Remove all ${formatNumber(count)} copies`
    return count === 1
      ? 'Remove the one that is not larger'
      : `Remove all ${formatNumber(count)} that are not larger`
  },
  newCopy: 'New',
  earlierItem: (position: number) => `Number ${formatNumber(position)} in the gallery`,
  copiesRemoved: (count: number) => ({
    title: 'Delete successful',
    description: `${count === 1 ? 'The copy has' : `${formatNumber(count)} copies have`} been removed.`,
  }),
  copiesLeft: (count: number) => ({
    title: 'Delete failed',
    description: `${count === 1 ? 'The copy' : `${formatNumber(count)} copies`} could not be removed. Please try again.`,
  }),
  lost: (files: readonly string[]) =>
    `This device could not keep ${countFiles(files.length)} while the page was closed. Please select again: ${files.map((file) => `“${file}”`).join(', ')}.`,
  unsaved: 'This device could not keep a copy of it. Please leave this page open until it is sent.',
  pagesOf: (file: string, count: number) =>
    `“${file}” shows 1 of ${count} pages. The file is stored with all of them; to show another, save it as a picture and send that.`,
  understood: 'OK',
  keepBoth: 'Keep both',
  removeDuplicate: 'Remove this copy',
  showMore: (count: number) => `Show ${formatNumber(count)} more`,
  upload: {
    choose: 'Select files',
    drag: 'Drag photographs and videos here, or select them.',
    hint: 'Maximum file size: 100MB.',
    list: 'Selected files',
    count: countFiles,
    clear: 'Clear All Fields',
    send: 'Upload All Files',
    choosePlease: 'Please select files to upload first.',
    failure: 'Failed to upload media files.',
    refused: (count: number) => `${countFiles(count)} cannot be added. The list says why.`,
    addedExcept: (storedCount: number, copyCount: number, failedCount: number) =>
      `${describeAdded(storedCount, copyCount, countFiles)} ${plural(failedCount, { one: '# file is', other: '# files are' })} still here, with the reason.`,
    retry: 'Retry',
    progress: (file: string) => `Uploading ${file}`,
    progressOfAll: 'Uploading files',
    offline: 'There is no connection. The upload will continue by itself as soon as it is back.',
    toGo: (size: string) => `${size} to go`,
  },
  batch: {
    choose: 'Select Photos',
    drag: 'Drag photographs here, or select them.',
    unsaved:
      'This device could not keep a copy of every photograph. Please leave this page open until they are sent.',
    showPreviews: 'Show Previews',
    hidePreviews: 'Hide Previews',
    count: (count: number) => `${countPhotographs(count)} selected`,
    list: 'Selected photographs',
    edit: 'Edit',
    dialog: 'Edit Image Details',
    clear: 'Clear Fields',
    save: 'Save Details',
    prefix: 'Common Title Prefix (optional)',
    prefixHint: 'Untitled photos take this name and a number: Summer 1, Summer 2, …',
    common: 'Common Description (optional)',
    send: 'Upload Photos',
    progress: 'Uploading photographs',
    most: 'Maximum 50 photos per batch',
    more: 'More follow by themselves.',
    range: (first: number, last: number, total: number) =>
      `${first === last ? '' : `${formatNumber(first)} to `}${formatNumber(last)} of ${formatNumber(total)}`,
    sendRest: (count: number) => `Send the rest (${formatNumber(count)})`,
    refused: (count: number) =>
      `${plural(count, { one: '# photograph was', other: '# photographs were' })} not added:`,
    refusedMany: (count: number) =>
      `${plural(count, { one: '# photograph was', other: '# photographs were' })} not added. This page says which, and why.`,
    refusedInFront: (file: string, reason: string) => `“${file}”: ${reason}`,
    sendAgain: 'Try these again',
    arrived: (stored: number, total: number) =>
      `${formatNumber(stored)} of ${formatNumber(total)} photographs are in the gallery. The rest is kept here.`,
    choosePlease: 'Please select at least one file to upload',
    failure: 'Failed to upload files',
    error: 'Upload error',
    errorDescription: 'An unexpected error occurred during upload',
    onlyPhotos: (file: string) => `“${file}” is not a photograph. Videos can be added in Upload.`,
    added: (storedCount: number, copyCount: number) =>
      describeAdded(storedCount, copyCount, countPhotographs),
    clearAll: 'Remove All',
  },
  manage: {
    onlyAdded: (counts: KindCounts) => `These are the ${describeKinds(counts)} that you have just added.`,
    cameLater: (count: number) =>
      `${count === 1 ? 'This photograph' : `These ${formatNumber(count)} photographs`} came after you chose what is in the slideshow.`,
    leaveOut: (count: number) => (count === 1 ? 'Leave it out' : 'Leave them out'),
    showAll: 'Show all',
    loading: 'Loading media items...',
    fetchFailed: { title: 'Failed to fetch media items' },
    failed: 'The list could not be fetched just now.',
    empty: 'No media items available',
    emptyHint: 'Photographs and videos are added in Upload.',
    list: 'Photographs and videos in order',
    columns: ['Pos', 'Set', 'Drag', 'Preview', 'Content', 'Details'],
    columnsOfHelper: ['Pos', 'Preview', 'Content', 'Details'],
    count: countItems,
    unsaved: (count: number) => `${countItems(count)} changed, not saved yet.`,
    preview: 'Preview',
    previewDialog: 'Image Preview',
    editDetails: 'Edit Details',
    editPicture: 'Edit Picture',
    picture: 'The picture was',
    pictureStates: {
      asSent: 'as it was sent',
      rotated: (degrees: number) => `rotated by ${degrees}°`,
      straightened: (degrees: number) => `straightened by ${formatNumber(degrees)}°`,
      cropped: (width: number, height: number) => `cropped to ${width}% by ${height}%`,
      focused: (x: number, y: number) => `with its focal point at ${x}%, ${y}%`,
    },
    original: (name: string, size: string) => `Download the original: ${name} (${size})`,
    edit: 'Edit',
    save: 'Save',
    saveAll: 'Save All Changes',
    saving: 'Saving…',
    delete: 'Delete',
    itemPhrase: 'the media item',
    types: { image: 'Image', video: 'Video' },
    ofVisitor: (author: string | null) => (author ? `From ${author}` : 'From a visitor'),
    heldEdits: (count: number) =>
      count === 1 ? 'One edit is waiting for you' : `${count} edits are waiting for you`,
    notShown: 'Not shown',
    hidden: 'Hidden',
    hide: 'Hide',
    show: 'Show',
    hiding: (title: string) => ({
      title: 'Hidden',
      description: `Visitors no longer see “${title}”.`,
    }),
    showing: (title: string) => ({ title: 'Shown again', description: `Visitors see “${title}”.` }),
    showingLater: (title: string) => ({
      title: 'No longer hidden',
      description: `Visitors see “${title}” as soon as it belongs to a memory that is shown.`,
    }),
    pages: (count: number) => `1 of ${count} pages`,
    problems: {
      damaged: 'Damaged, shown as far as it can be read',
      not_playable:
        'Stored, but cannot be played here. Please save it as MP4 on the device that took it, or with HandBrake, a free program (handbrake.fr), and add that.',
      silent:
        'Plays without its sound, which cannot be read here. Please save it as MP4 on the device that took it, or with HandBrake, a free program (handbrake.fr), and add that.',
    },
    titleNeeded: 'A title is needed',
    saved: { title: 'Changes saved' },
    savedAll: (count: number) => ({
      title: 'Batch update successful',
      description: `Updated ${count} media items.`,
    }),
    noChange: { title: 'No changes', description: 'No changes to save for this item.' },
    noChanges: {
      title: 'No changes detected',
      description: 'Make some changes to titles or descriptions before saving.',
    },
    updateFailed: { title: 'Update failed', description: 'Failed to update media information.' },
    someFailed: { title: 'Update failed', description: 'Some updates failed. Please try again.' },
    deleted: { title: 'Delete successful', description: 'The media item has been deleted.' },
    deleteFailed: { title: 'Delete failed', description: 'Failed to delete media.' },
    ordered: { title: 'Order updated' },
    orderRefused: { title: 'Reordering failed', description: 'Failed to reorder media items.' },
    history: (count: number) => `History (${count})`,
    historyDialog: 'History',
    historySeen: {
      loading: 'Looking it up…',
      failed: 'The history could not be fetched just now.',
    },
    before: 'It said',
    after: 'and was changed to',
    absent: { title: 'no title', description: 'no description' },
    byVisitor: 'Changed by a visitor',
    byFamily: 'Changed by the family, or long ago',
    putBack: 'Put back',
    now: 'It says now',
    then: 'and would say again',
    undone: 'Put back or undone',
    held: 'Not shown yet: it has a link',
    discarded: 'Not shown, discarded',
    would: 'and would be changed to',
    approve: 'Approve',
    approveDone: { title: 'Approved', description: 'Visitors see these words now.' },
    discard: 'Discard',
    discardDone: { title: 'Discarded', description: 'The words stay as they are.' },
    putBackDone: { title: 'Changes saved', description: 'The earlier words are back.' },
    undoVisitor: 'Undo this visitor’s edits',
    undoHint: 'This undoes everything that this visitor changed and that nobody has changed since.',
    undoNone: 'None of this visitor’s changes are left.',
    undo: (count: number) => `Undo ${countItems(count)}`,
    undoDone: (count: number) => ({
      title: 'Changes saved',
      description: `${plural(count, { one: '# item has', other: '# items have' })} the earlier words again.`,
    }),
    orderLost: {
      title: 'Reordering failed',
      description: 'An error occurred while reordering. Please try again.',
    },
  },
})
export const { batch: batchTexts, manage: manageTexts } = texts
