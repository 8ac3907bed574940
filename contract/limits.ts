import { visitorLimits } from './visitorLimits.ts'

const MB = 1024 * 1024

/**
 * Limits that pages check before sending and that the server enforces. For text, the limit is the maximum number of characters.
 */
export const limits = {
  ...visitorLimits,
  adminFileBytes: 100 * MB,
  batchFiles: 50,
  /** the common title of a batch; it is shorter, because each photograph's title adds a space and a number */
  titlePrefix: 197,
  obituary: 100_000,
  /** the date of a service; the same limit applies to its time of day */
  when: 200,
  location: 500,
  /** the date of birth as visitors read it; the same limit applies to the date of death */
  lifeDate: 60,
  /** the text of the dedication page of the book */
  dedication: 1_000,
  path: 500,
  password: 1_000,
  /** the minimum number of characters in the password of a keeper */
  shortestPassword: 10,
  /** the maximum number of pixels in a photo; a larger photo is rejected before it is decoded */
  pixels: 200_000_000,
} as const

/**
 * The maximum number of changes of each kind from one IP address within ten minutes. The numbers are high, because everyone at
 * a funeral may share one IP address. Commands to a slideshow and its own reports are counted for its code instead, so that nobody
 * in the hall can use up those of the family. Fewer remote controls are allowed, because each has its own counts; fewer mails with
 * private links, because they go to addresses that anyone can type; and fewer rehearsals, because only the newest 20 are kept.
 */
export const visitorChanges = {
  windowMs: 10 * 60_000,
  maxCounts: {
    memories: 600,
    photos: 600,
    edits: 600,
    remotes: 60,
    rehearsals: 20,
    mailStops: 600,
    linkMails: 60,
    senders: 600,
    sentFiles: 6_000,
    answers: 600,
    /** one costs more than other reading */
    searches: 600,
  },
  maxCountsPerCode: { commands: 3_000, reports: 600 },
  /** how many photographs and videos are taken within a day by one link, from all guests together and from each */
  maxDailySentFiles: { link: 20_000, sender: 5_000 },
  /**
   * how many mails to addresses that visitors typed may be asked for within a day: for one mailbox, from one visitor's network, and in all
   * of one kind (private links, thanks)
   */
  maxDailyMails: { mailbox: 5, network: 10, memorial: 50 },
} as const

/**
 * The maximum numbers of login attempts from one IP address within 15 minutes: with the same name, and with all names together.
 */
export const loginAttempts = { windowMs: 15 * 60_000, maxPerName: 10, maxPerIpAddress: 50 } as const
