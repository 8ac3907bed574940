import { formatNumber, sentences } from '../../languages/en/grammar.ts'

const pickSome = 'to import some of them, copy these into a folder of their own, and import that'

const en = {
  leftOut: {
    messages: makeLeftOutSentence(
      'photograph or video from messages',
      'photographs and videos from messages',
      pickSome,
    ),
    unposted: makeLeftOutSentence(
      'photograph or video of Facebook or Instagram that was not posted',
      'photographs and videos of Facebook or Instagram that were not posted',
      pickSome,
    ),
    otherGoogle: makeLeftOutSentence(
      'picture or video from another part of the Google export',
      'pictures and videos from other parts of the Google export',
      'only Google Photos is imported',
    ),
    deletedInGoogle: makeLeftOutSentence(
      'picture in the trash of Google Photos',
      'pictures in the trash of Google Photos',
    ),
    deleted: makeLeftOutSentence('picture that had been deleted', 'pictures that had been deleted'),
    thumbnails: makeLeftOutSentence(
      'thumbnail or copy made by a program, a phone or a NAS',
      'thumbnails and copies made by a program, a phone or a NAS',
    ),
    hiddenFolders: makeLeftOutSentence(
      'picture in a folder that a phone or a program has hidden',
      'pictures in folders that a phone or a program has hidden',
      pickSome,
    ),
    systemFolders: makeLeftOutSentence(
      'picture in a folder that a computer or a phone hides because programs keep mail, messages or copies of web pages in it',
      'pictures in folders that a computer or a phone hides because programs keep mail, messages or copies of web pages in them',
      pickSome,
    ),
    phoneBackups: makeLeftOutSentence(
      'file in the backup of an iPhone',
      'files in the backup of an iPhone',
      'messages and documents look like photographs in it. To import photographs, copy them from the phone or from iCloud',
    ),
    previews: makeLeftOutSentence(
      'preview made by Apple Photos or iPhoto',
      'previews made by Apple Photos or iPhoto',
    ),
    lonePreviews: makeLeftOutSentence(
      'preview of Apple Photos or iPhoto whose photograph is missing',
      'previews of Apple Photos or iPhoto whose photographs are missing',
      'they may still be in iCloud, or be raw files of a camera. Choose File → Export in Photos, and import what that gives',
    ),
    shared: makeLeftOutSentence(
      'picture that others shared with the Apple Photos library',
      'pictures that others shared with the Apple Photos library',
    ),
    faces: makeLeftOutSentence(
      'picture that Apple Photos or iPhoto keeps to recognize faces',
      'pictures that Apple Photos or iPhoto keeps to recognize faces',
    ),
    originals: makeLeftOutSentence(
      'original of an edited picture',
      'originals of edited pictures',
      'the edited version is imported',
    ),
    unmatchedEdits: makeLeftOutSentence(
      'edited version in an old Apple Photos library',
      'edited versions in an old Apple Photos library',
      'the originals are imported. To have them as edited, choose File → Export in Photos, and import what that gives',
    ),
    movingParts: makeLeftOutSentence(
      'moving part of a Live Photo',
      'moving parts of Live Photos',
      'the photograph is imported',
    ),
    lightroom: makeLeftOutSentence('preview made by Lightroom', 'previews made by Lightroom'),
    stills: makeLeftOutSentence(
      'small picture that a camera puts next to what it takes',
      'small pictures that a camera puts next to what it takes',
    ),
    proxies: makeLeftOutSentence(
      'small copy that a camera made of a video',
      'small copies that a camera made of videos',
      'the video itself is imported',
    ),
    rawTwins: makeLeftOutSentence(
      'raw file of a camera',
      'raw files of a camera',
      'the photograph next to it is imported',
    ),
    stickers: makeLeftOutSentence('sticker', 'stickers'),
  },
  example: (path: string) => `For example ${path}`,
  unread: (database: string) =>
    `${database} cannot be read, so photographs that were hidden or deleted in Apple Photos may be among those imported. Please look through the gallery.`,
  noGooglePhotos: (places: string) =>
    `there is no Google Photos in ${places}, and no other part of a Google export is imported. Ask Google for the export again, choose Google Photos there, and import that.`,
  nothingElse: (places: string) => `there are no other photographs or videos in ${places}.`,
  cut: (column: string, maxLength: number) =>
    `its ${column} is longer than ${formatNumber(maxLength)} characters, and was cut there`,
  misfit: (column: string) => `its ${column} is not as this program writes it`,
  nothingFound: (places: string) => `there are no photographs or videos in ${places}. Choose another place.`,
}

function makeLeftOutSentence(one: string, several: string, more?: string) {
  return (count: number) => {
    const counted = count === 1 ? `1 ${one} was left out` : `${formatNumber(count)} ${several} were left out`
    return more ? `${counted}: ${more}.` : `${counted}.`
  }
}

export const texts = sentences(en)

export type LeftOutKind = keyof typeof texts.leftOut
