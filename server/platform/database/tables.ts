import type { DeletedKind } from '../../../contract/media/deleted.ts'
import type { Audience, KeyPlace } from '../../../contract/people/access.ts'
import type { MemoryText } from '../../../contract/memorial/memories.ts'
import type { ServiceText } from '../../../contract/memorial/services.ts'
import type { ResultKind, Work } from '../../../contract/work.ts'
import type { Edtf } from '../../../domain/calendar/edtf.ts'
import type { StoredLanguage } from '../../../domain/textLanguage/detectLanguage.ts'
import type { MediaTable, RequestKeyHash } from './mediaTable.ts'
import type { AnswersTable, MediaPeopleTable, PeopleTable } from './peopleTables.ts'
import type { SendersTable, SendLinkTable } from './senderTables.ts'

/**
 * The whole data model. Times are in milliseconds since 1970, flags are 0 or 1, and ids are 22 random characters. SQLite and
 * PostgreSQL have the same columns. `position` is called `order` in the API.
 */
export interface Tables {
  /** the keepers: the people who may log in */
  users: {
    id: string
    username: string
    /** how others call the keeper, as mails greet and name the keeper; null: the keeper has not entered it */
    display_name: string | null
    /** argon2id hash */
    password: string
    /** 1: an administrator; 0: a helper, who may do less */
    is_admin: 0 | 1
    created_at: number
    last_seen_at: number | null
    email: string | null
    /**
     * this keeper's digests (mail about what is new) have covered everything up to this time; null: the keeper wants no digests
     */
    digest_until: number | null
    /** 1: a digest is also sent ten minutes after a memory is shared; 0: digests are sent only in the morning */
    digest_at_once: 0 | 1
  }
  invitations: {
    id: string
    /** SHA-256 of the key in the link */
    key_hash: string
    /** the name of the invited person */
    name: string
    is_admin: 0 | 1
    created_at: number
    expires_at: number
    /** null: the invitation was made on the server's command line, or was used before this column existed */
    invited_by: string | null
    /** the keeper who used the invitation; null: nobody has used it yet */
    user_id: string | null
    used_at: number | null
    request_key: RequestKeyHash
  }
  sessions: {
    /** SHA-256 of the cookie's token */
    token_hash: string
    user_id: string
    created_at: number
    expires_at: number
    /** a description such as 'Safari on an iPhone' */
    device: string | null
    last_used_at: number
  }
  senders: SendersTable
  media: MediaTable
  people: PeopleTable
  media_people: MediaPeopleTable
  /**
   * edits of media items: the title and description, the date, the people, or the adjustment of a photograph, before and after the edit
   */
  media_edits: {
    id: string
    media_id: string
    title_before: string | null
    description_before: string | null
    title_after: string | null
    description_after: string | null
    /** in the format of `media.adjustment`; if the edit changed the text instead, both adjustments are equal */
    adjustment_before: string | null
    adjustment_after: string | null
    /** in the format of `media.taken_at`; equal if the edit did not change it, and null in edits before there were dates */
    taken_before: Edtf | null
    taken_after: Edtf | null
    /** the names and their places, as JSON; equal, or both null, if the edit did not change them */
    people_before: string | null
    people_after: string | null
    /** keyed hash of the visitor's IP address; null if a keeper made the edit, and set to null 30 days after the edit */
    visitor: string | null
    edited_at: number
    /** when the edit was undone or, if it was waiting for approval, discarded */
    undone_at: number | null
    /** 1: the edit is waiting for the family's approval and has not been applied */
    held: 0 | 1
  }
  answers: AnswersTable
  music: {
    id: string
    title: string
    artist: string | null
    tag_title: string | null
    original_name: string
    /** one of the formats in server/codecs, such as 'mp3' */
    format: string
    /**
     * the name of the public file, such as song.mp3 or song.m4a; null: an earlier version made the file, so it must be made again
     */
    song_name: string | null
    file_size: number
    duration: number | null
    sha256: string
    public_key: string
    position: number
    uploaded_at: number
    request_key: RequestKeyHash
  }
  services: ServiceText & {
    id: string
    /** a path on this site, if the picture is not a media item */
    image_path: string | null
    image_media_id: string | null
    created_at: number
    /** increases with each change, even if the clock was set back, because calendars keep the newer entry */
    updated_at: number
    request_key: RequestKeyHash
  }
  /** the obituary: no row, or one row with the id 'obituary' */
  obituary: {
    id: string
    /** empty: an earlier version stored the sample's text, and the row has its picture alone */
    content: string
    image_path: string | null
    image_media_id: string | null
    saved_at: number
    /** the language of each paragraph, as JSON, in the form of `content_lang` */
    paragraph_langs: string | null
  }
  memories: MemoryText & {
    id: string
    email: string | null
    created_at: number
    approved: 0 | 1
    /** why moderation made the memory wait for approval; null: the memory did not wait */
    held_because: string | null
    /** SHA-256 of the key in the writer's private link */
    writer_key_hash: string | null
    /** SHA-256 of the key in the private link that was mailed to the writer; null: none was */
    mailed_key_hash: string | null
    request_key: RequestKeyHash
    /** 1: the writer wants an email when the family answers */
    mail_on_answer: 0 | 1
    answer: string | null
    /** the name of the person who answered; null: the answer is from the family */
    answered_by: string | null
    /** when the answer was first written; correcting the answer does not change this time */
    answered_at: number | null
    answer_mailed_at: number | null
    /** the sentence that a keeper chose for the slideshow; it is shown as long as the memory's text contains it */
    slideshow_sentence: string | null
    /** the language of the content; null: the content is too short to tell */
    content_lang: StoredLanguage
    answer_lang: StoredLanguage
  }
  memory_media: { memory_id: string; media_id: string; position: number }
  /** deleted items that can be put back; see server/features/deleted */
  deleted_items: {
    id: string
    kind: DeletedKind
    /** null: the item had no title, or is the obituary */
    title: string | null
    deleted_at: number
    /** the name of the keeper who deleted the item */
    deleted_by: string | null
  }
  /** the rows of deleted items, in a table of their own so that queries for the other tables do not find them */
  deleted_rows: {
    item_id: string
    /** the table from which the row comes, or 'pictures', 'places', 'folders' or 'exchanges' (server/memorial/deleted/deletedItems.ts) */
    table_name: string
    row_id: string
    /** the row as JSON; migrations change this JSON as well, see deletedRows.ts */
    row: string
  }
  settings: { id: string; name: string; value: string }
  /** the audience of the memorial: no row if everyone may see it, or else one row with the id 'access' */
  access: {
    id: string
    audience: Audience
    /** argon2id hash of the family's password */
    password: string | null
    /** 1: link previews of a closed memorial show its name */
    name_in_previews: 0 | 1
  }
  /**
   * the keys in links that open a closed memorial. They are stored in plain text, so that the dashboard can show the links again:
   * anyone who reads this table can open the memorial
   */
  access_keys: {
    id: string
    name: string
    /** the place for which the dashboard made the key; null: a keeper made it for somebody */
    place: KeyPlace | null
    key: string
    created_at: number
    request_key: RequestKeyHash
  }
  send_link: SendLinkTable
  /** how often each resource (a kind of data) has changed; see change.ts */
  revisions: { resource: string; revision: number }
  /** jobs that run after a commit or at regular times; see server/platform/jobs */
  jobs: {
    id: string
    kind: string
    subject: string
    due_at: number
    tries: number
    lease_until: number
    last_error: string | null
  }
  /** work that takes minutes, such as making a film; there is at most one row of each kind of result; see server/features/work */
  work: {
    /** the result is stored in the folder private/<id> */
    id: string
    kind: ResultKind
    state: Work['state']
    /** the options with which the work was started, as JSON */
    options: string
    /** the id of the current run; an earlier run whose server is presumed dead can write nothing more */
    run_id: string | null
    done: number
    of: number
    /** why the work failed, as JSON in the form of languages/storedSentence.ts */
    message: string | null
    /** sentences about the result, as JSON in the same form */
    remarks: string
    /** the file name of the result; null: there is no result yet */
    file: string | null
    bytes: number
    until: number | null
    /** how many pages of the result are stored as pictures; for a film, 1 if its frame is stored */
    pages: number
    /** milliseconds since 1970, but more than of any earlier work; 0: an earlier version began it */
    begun_at: number
    /** SHA-256 of the contents from which the result was made; null: there is no result yet, or nothing to compare */
    made_from: string | null
    /** the revisions at which these contents were read */
    made_from_revisions: string | null
  }
  /** counters that limit how often a visitor's IP address may do something in a period; see server/http/routes/limits.ts */
  limits: { key: string; count: number; resets_at: number }
  /** running slideshows that phones control; see server/features/remote */
  remotes: {
    /** the code in the URL that phones open */
    code: string
    /** SHA-256 of the secret key that only the slideshow itself has */
    key_hash: string
    playing: 0 | 1
    music: 0 | 1
    /** all commands that phones have sent, each followed by a space */
    commands: string
    expires_at: number
  }
  /** rehearsals of the slideshow, as the devices in a hall reported them; see server/features/rehearsals */
  rehearsals: {
    id: string
    /** the name that a person gave the device; empty: it has none */
    device: string
    /** in the form of `sessions.device`; null: an earlier version stored the rehearsal, with a name */
    browser: string | null
    is_ready: 0 | 1
    photographs: number
    seconds: number
    /** the sentences about what is not ready, as JSON */
    problems: string
    ended_at: number
    /** the hash of the slideshow that was rehearsed; null if an earlier version stored the rehearsal */
    show_hash: string | null
    /** increases with each rehearsal, whatever the clock says */
    arrival: number
  }
  /** when the original of a media item or song was last checked; `subject` is the item's id; see server/safety/verify */
  file_checks: { subject: string; checked_at: number; fault: string | null }
  /** backups that `npm run backup` or the server itself made */
  backups: { made_at: number; files: number; bytes: number; faults: number }
  /** the record of keepers' changes; see server/memorial/journal.ts */
  journal: {
    id: string
    recorded_at: number
    /** the user name of the keeper who made the change */
    keeper: string
    /** the name of the endpoint that the keeper called */
    endpoint: string
    subject_id: string | null
    subject_title: string | null
    /** the fields that the change affected, as JSON; null if their values are not recorded */
    fields_before: string | null
    fields_after: string | null
  }
  /** values about this memorial itself, such as its id and its secret key */
  installation: { name: string; value: string }
}
