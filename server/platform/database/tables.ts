import type { Edtf } from '../../../domain/calendar/edtf.ts'
import type { DeletedKind } from '../../../contract/media/deleted.ts'
import type { Audience } from '../../../contract/people/access.ts'
import type { MemoryText } from '../../../contract/memorial/memories.ts'
import type { ServiceText } from '../../../contract/memorial/services.ts'
import type { Work, WorkKind } from '../../../contract/work.ts'

/**
 * The whole data model. Times are milliseconds since 1970, flags 0 or 1, ids 22 random characters; both engines have the same
 * columns. `position` is `order` in the API.
 */
export interface Tables {
  /** the keepers of the memorial */
  users: {
    id: string
    username: string
    /** argon2id hash */
    password: string
    /** 0: a helper */
    is_admin: 0 | 1
    created_at: number
    last_seen_at: number | null
    email: string | null
    /** the time up to which the digest has announced news; null: the keeper wants no such mail */
    digest_until: number | null
    /** 1: that mail also comes ten minutes after a memory; 0: only in the morning */
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
    /** null: made on the server's command line, or a used invitation of an earlier version */
    invited_by: string | null
    /** the keeper who used it, null while it can be used */
    user_id: string | null
    used_at: number | null
    request_key: string | null
  }
  sessions: {
    /** SHA-256 of the cookie's token */
    token_hash: string
    user_id: string
    created_at: number
    expires_at: number
    /** such as 'Safari on an iPhone' */
    device: string | null
    last_used_at: number
  }
  media: Media
  /** titles and descriptions, or the adjustment of a photograph, before and after a change */
  media_edits: {
    id: string
    media_id: string
    title_before: string | null
    description_before: string | null
    title_after: string | null
    description_after: string | null
    /** as in media; both are equal where the text was changed */
    adjustment_before: string | null
    adjustment_after: string | null
    /** keyed hash of the visitor's address, null for a keeper and after 30 days */
    visitor: string | null
    edited_at: number
    /** when the edit was put back or undone, or a held edit discarded */
    undone_at: number | null
    /** 1: the edit waits for the family's approval and is not applied */
    held: 0 | 1
  }
  music: {
    id: string
    title: string
    artist: string | null
    /** the title in the file's tags */
    tag_title: string | null
    original_name: string
    /** one of the formats in server/codecs, such as 'mp3' */
    format: string
    /** the file that `filePath` names: song.mp3, song.m4a, …; null: an earlier version's, to be made again */
    song_name: string | null
    file_size: number
    duration: number | null
    sha256: string
    public_key: string
    position: number
    uploaded_at: number
    request_key: string | null
  }
  services: ServiceText & {
    id: string
    /** a path on this site, when the picture is not one of our media */
    image_path: string | null
    image_media_id: string | null
    created_at: number
    /** increases with each change, even if the clock does not: calendars take the newer entry */
    updated_at: number
    request_key: string | null
  }
  /** no row, or one with id 'obituary' */
  obituary: {
    id: string
    content: string
    image_path: string | null
    image_media_id: string | null
    saved_at: number
  }
  memories: MemoryText & {
    id: string
    email: string | null
    created_at: number
    approved: 0 | 1
    /** why moderation held it; null: it was not held */
    held_because: string | null
    /** SHA-256 of the writer's private link */
    writer_key_hash: string | null
    request_key: string | null
    /** 1: the writer wants a mail when the family answers */
    mail_on_answer: 0 | 1
    /** the family's answer */
    answer: string | null
    /** null: by the family */
    answered_by: string | null
    /** when the answer was first written; a correction keeps it */
    answered_at: number | null
    answer_mailed_at: number | null
    /** marked for the slideshow; shown while the memory's text contains it */
    slideshow_sentence: string | null
  }
  memory_media: { memory_id: string; media_id: string; position: number }
  /** deleted items that can still be put back; see server/features/deleted */
  deleted_items: {
    id: string
    kind: DeletedKind
    /** null: the item had no title, or is the obituary */
    title: string | null
    deleted_at: number
    /** the administrator's name */
    deleted_by: string | null
  }
  /** rows of deleted items, kept apart so that no query of the other tables finds them */
  deleted_rows: {
    item_id: string
    /** the table the row is from, or 'pictures' or 'places'; see server/platform/database/deletedItems.ts */
    table_name: string
    row_id: string
    /** the row as JSON; migrations change it with the tables, see deletedRows.ts */
    row: string
  }
  settings: { id: string; name: string; value: string }
  /** the audience of the memorial: no row means everyone; otherwise one row with id 'access' */
  access: {
    id: string
    audience: Audience
    /** argon2id hash of the family's password */
    password: string | null
    name_in_previews: 0 | 1
  }
  /** keys in plain text, so that their addresses can be shown again: anyone who reads this table can open the memorial */
  access_keys: { id: string; name: string; key: string; created_at: number; request_key: string | null }
  /** raised by every change of a resource; see change.ts */
  revisions: { resource: string; revision: number }
  /** work that follows a commit; see server/platform/jobs */
  jobs: {
    id: string
    kind: string
    subject: string
    due_at: number
    tries: number
    lease_until: number
    last_error: string | null
  }
  /** work that takes minutes, at most one of each kind; see server/platform/work */
  work: {
    /** its result is stored below private/ and this id */
    id: string
    kind: WorkKind
    state: Work['state']
    /** JSON of the options it was started with */
    options: string
    /** the current run: an earlier run that was taken for dead writes nothing more */
    run_id: string | null
    done: number
    of: number
    message: string | null
    /** JSON of sentences */
    remarks: string
    /** the name of its result; null while there is none */
    file: string | null
    bytes: number
    until: number | null
    /** how many pages are stored next to it as pictures */
    pages: number
  }
  /** counts of changes per address and window; see server/http/routes/limits.ts */
  limits: { key: string; count: number; resets_at: number }
  /** slideshows that phones control; see server/features/remote */
  remotes: {
    /** the code in the address that phones open */
    code: string
    /** SHA-256 of the key that the show itself has */
    key_hash: string
    playing: 0 | 1
    music: 0 | 1
    /** all commands, each followed by a space */
    commands: string
    expires_at: number
  }
  /** when the originals of a media item or song were last read again; `subject` is its id; see server/verify */
  file_checks: { subject: string; checked_at: number; fault: string | null }
  /** copies made by `npm run backup` or by the server itself */
  backups: { made_at: number; files: number; bytes: number; faults: number }
  /** changes on the dashboard and who made them; see server/platform/database/journal.ts */
  journal: {
    id: string
    recorded_at: number
    /** the keeper's name */
    keeper: string
    /** the name of the endpoint */
    endpoint: string
    subject_id: string | null
    subject_title: string | null
    /** JSON of the fields that differ; null when their values must not be recorded */
    fields_before: string | null
    fields_after: string | null
  }
  /** facts about this memorial itself, such as the key of visitor hashes */
  installation: { name: string; value: string }
}

interface Media {
  id: string
  /** null: nobody gave it one */
  title: string | null
  description: string | null
  kind: 'image' | 'video'
  /** one of the formats in server/codecs, such as 'heic' */
  format: string
  original_name: string
  file_size: number
  sha256: string
  width: number | null
  height: number | null
  placeholder: string | null
  /** JSON of the point that stays in sight where the picture is cropped; null: the middle */
  focal_point: string | null
  /** JSON of how it is shown differently from the original; null: unchanged. Width and height are those shown */
  adjustment: string | null
  animated: 0 | 1
  /** how many pages the file has, of which one is shown; null: one */
  pages: number | null
  duration: number | null
  /** when it was taken, according to the file or its import */
  taken_at: Edtf | null
  has_poster: 0 | 1
  /** 'damaged': shown as far as it can be decoded; 'not_playable': a video stored as it is that cannot be played here */
  problem: 'damaged' | 'not_playable' | null
  /** the file that `filePath` names: photo.jpg, video.mp4, …; 'original' where no other file could be made */
  shown_name: string
  /** 0: a portrait, obituary or service picture, not in gallery or slideshow */
  listed: 0 | 1
  /** 1: sent by a visitor */
  is_memory: 0 | 1
  memory_author: string | null
  /**
   * a visitor's photo: 'waiting' for the memory it was sent for, and removed if no memory attaches it; 'attached' to a memory;
   * 'retained' since an administrator attached or detached it. null for everything else
   */
  visitor_photo: 'waiting' | 'attached' | 'retained' | null
  position: number
  uploaded_at: number
  /** 1: hidden by the family, even when attached to a memory */
  hidden: 0 | 1
  /** null: visitors do not see it; otherwise its folder in public/ and in /uploads/ */
  public_key: string | null
  request_key: string | null
}
