import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { sayField } from '../fieldErrors.ts'
import { limits } from '../limits.ts'
import { email, id, optionalText, requiredName } from '../text.ts'
import { selectedIds } from './chosenMedia.ts'
import { media } from './media.ts'

/*
 * Photographs and videos that guests send by the link of 'Ask for photographs'. They wait until the family takes them into the gallery
 * or puts them aside.
 */

/** The headers have the keys, because proxies log paths. With an ended key, the response is `send_link_ended`. */
const linkHeaders = z.object({ 'send-key': z.string(sayField('writerKey')).min(1) })
const senderHeaders = z.object({ 'sender-key': z.string(sayField('writerKey')).min(1) })

/** The link. The key is null if there is none. */
const sendLink = z.object({ key: z.string().nullable() })

export const readSendLinkEndpoint = endpoint('GET /api/send-link', {
  name: 'readSendLink',
  summary: 'The key of the link by which guests send photographs',
  who: 'helper',
  response: sendLink,
  reads: ['sent'],
})

export const renewSendLinkEndpoint = endpoint('POST /api/send-link', {
  name: 'renewSendLink',
  summary: 'Make the link by which guests send photographs; an earlier link ends, or is kept',
  who: 'administrator',
  /** with `keep`, the response has the link that there is, and only without one a new link */
  query: z.object({ keep: z.enum(['yes']).optional() }),
  status: 201,
  response: sendLink,
  changes: ['sent', 'settings'],
})

export const endSendLinkEndpoint = endpoint('DELETE /api/send-link', {
  name: 'endSendLink',
  summary: 'End the link by which guests send photographs; what they sent stays',
  who: 'administrator',
  changes: ['sent', 'settings'],
})

export const readSendPageEndpoint = endpoint('GET /api/send', {
  name: 'readSendPage',
  summary: 'What the page behind the link shows, also while the memorial is closed',
  who: 'everyone',
  reads: null,
  headers: linkHeaders,
  response: z.object({
    name: z.string(),
    /** a small portrait as a data: URL; null if there is none, or it is hidden */
    portrait: z.string().nullable(),
    /** whether the family can write to a sender who leaves an address */
    mailsSenders: z.boolean(),
  }),
})

const senderFields = z.object({
  name: requiredName(sayField('name')),
  email: email.nullish().transform((address) => address || null),
  message: optionalText(limits.description),
})

export const addSenderEndpoint = endpoint('POST /api/senders', {
  name: 'addSender',
  summary: 'Say who sends photographs by the link; only the response has the key to send and take them back',
  who: 'everyone',
  limit: 'senders',
  headers: linkHeaders,
  body: senderFields,
  status: 201,
  response: z.object({ id, key: z.string() }),
  changes: ['sent'],
})

/** A photograph or video as its sender sees it. Its file is on no public path. */
const ownSent = z.object({
  id,
  /** the name of the file */
  name: z.string(),
  fileType: z.enum(['image', 'video']),
  /** a tiny version of the picture, as a data: URL */
  placeholder: z.string().nullable(),
  /** false once the family has taken the item into the gallery */
  canTakeBack: z.boolean(),
})

export const readOwnSentEndpoint = endpoint('GET /api/senders/mine', {
  name: 'readOwnSent',
  summary: 'What a sender has sent, oldest first, without what the family has put aside',
  who: 'everyone',
  reads: null,
  headers: senderHeaders,
  response: z.object({ sent: z.array(ownSent) }),
})

export const editSenderEndpoint = endpoint('PUT /api/senders/mine', {
  name: 'editSender',
  summary:
    'A sender corrects the name, the address and the message; what the family has taken keeps its name',
  who: 'everyone',
  limit: 'senders',
  headers: senderHeaders,
  body: senderFields,
  changes: ['sent'],
})

export const sendFileEndpoint = endpoint('POST /api/senders/mine/media', {
  name: 'sendFile',
  summary: 'Send one photograph or video to the family',
  who: 'everyone',
  limit: 'sentFiles',
  headers: senderHeaders,
  form: {
    files: 'file',
    maxFiles: 1,
    maxBytes: limits.adminFileBytes,
    extraFiles: ['poster'],
    fields: z.object({}),
  },
  status: 201,
  response: ownSent,
  changes: ['sent'],
})

export const takeBackSentEndpoint = endpoint('DELETE /api/senders/mine/media/:id', {
  name: 'takeBackSent',
  summary: 'A sender takes back a photograph or video that the family has not taken yet',
  who: 'everyone',
  limit: 'sentFiles',
  headers: senderHeaders,
  changes: ['sent'],
})

const sender = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  /** when the newest of the sender's items came */
  sentAt: z.iso.datetime(),
  /** when the family's thanks were last mailed */
  thankedAt: z.iso.datetime().nullable(),
  /** how many of the sender's items the gallery has */
  taken: z.int(),
  /** the items about which nobody has decided, in the order in which they came */
  media: z.array(media),
})
export type Sender = z.infer<typeof sender>

export const listSentEndpoint = endpoint('GET /api/sent', {
  name: 'listSent',
  summary: 'What guests have sent and nobody has decided about, and who can be thanked, newest sender first',
  who: 'helper',
  response: z.object({
    senders: z.array(sender),
    mailsSenders: z.boolean(),
    /** the words of thanks that a keeper can change before they are mailed, in the family's language */
    thanks: z.string(),
  }),
  reads: ['sent', 'media', 'settings'],
})

export const countSentEndpoint = endpoint('GET /api/sent/count', {
  name: 'countSent',
  summary: 'How many photographs and videos of guests wait until somebody decides about them',
  who: 'helper',
  response: z.object({ count: z.int() }),
  reads: ['sent', 'media'],
})

export const takeSentEndpoint = endpoint('POST /api/sent/take', {
  name: 'takeSent',
  summary:
    'Take what guests sent into the gallery, at its end or in the order of dates, or give it back: all or nothing',
  who: 'helper',
  /** with `names`, visitors see the names that came with the files, or these wait again; without it, they go on waiting for a keeper */
  body: z.object({ ids: selectedIds, taken: z.boolean(), names: z.boolean().default(false) }),
  response: z.object({ media: z.array(media) }),
  changes: ['media', 'sent'],
})

export const putSentAsideEndpoint = endpoint('POST /api/sent/put-aside', {
  name: 'putSentAside',
  summary:
    'Delete what guests sent, so that it can be put back for 30 days: all of it or nothing; what is gone already counts as deleted',
  who: 'helper',
  body: z.object({ ids: selectedIds }),
  /** the ids of the items that this call has deleted */
  response: z.object({ deleted: z.array(id) }),
  changes: ['deleted', 'sent'],
})

export const takeLargerEndpoint = endpoint('POST /api/media/:id/take-larger', {
  name: 'takeLarger',
  summary:
    'Give a photograph of the gallery the file of another item, which is deleted with the former file; title, place, order and addresses stay. Putting the other item back undoes it',
  who: 'helper',
  /** the id of the item with the better file */
  body: z.object({ from: id }),
  response: media,
  changes: ['deleted', 'media', 'sent'],
})

export const thankSenderEndpoint = endpoint('POST /api/senders/:id/thank', {
  name: 'thankSender',
  summary: 'Mail the family’s thanks to a sender of whom the gallery has something, at most once a day',
  who: 'helper',
  body: z.object({ message: optionalText(limits.description) }),
  changes: ['sent'],
})
