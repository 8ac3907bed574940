import type { Edtf } from '../../../domain/calendar/edtf.ts'
import type { DeletedKind } from '../../../contract/deleted.ts'
import type { Audience } from '../../../contract/access.ts'
import type { MemoryText } from '../../../contract/memories.ts'
import type { ServiceText } from '../../../contract/services.ts'
import type { Work, WorkKind } from '../../../contract/work.ts'

/**
 * The whole data model. Times are milliseconds since 1970, flags 0 or 1, ids 22 random characters;
 * both engines hold the same columns. `position` is what the API calls `order`.
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
    /** up to when the mail about what is new has announced it; null: no such mail is wanted */
    digest_until: number | null
    /** 1: that mail comes ten minutes after a memory, too; 0: in the morning alone */
    digest_at_once: 0 | 1
  }
  invitations: {
    id: string
    /** SHA-256 of the key in the link */
    key_hash: string
    /** whom it is for */
    name: string
    is_admin: 0 | 1
    created_at: number
    expires_at: number
    /** null: whoever runs the server, or a used one of an earlier version */
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
  /** titles and descriptions before and after a change, or how a photograph was shown */
  media_edits: {
    id: string
    media_id: string
    title_before: string | null
    description_before: string | null
    title_after: string | null
    description_after: string | null
    /** as in media; the same as after where the text was changed */
    adjustment_before: string | null
    adjustment_after: string | null
    /** keyed hash of the visitor's address, null for a keeper and after 30 days */
    visitor: string | null
    edited_at: number
    /** when it was put back or undone; of a held one, when it was discarded */
    undone_at: number | null
    /** whether it waits for the family's approval, not applied */
    held: 0 | 1
  }
  music: {
    id: string
    title: string
    artist: string | null
    /** a title found in the file's tags */
    tag_title: string | null
    original_name: string
    /** one of the formats in server/codecs, such as 'mp3' */
    format: string
    /** the file that `filePath` names: song.mp3, song.m4a, …; null: of an earlier version, to be made anew */
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
    /** a path on this site when it is not one of our media */
    image_path: string | null
    image_media_id: string | null
    created_at: number
    /** later with each change, whatever the clock says: calendars take what is newer */
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
    /** why moderation held it, null when it did not */
    held_because: string | null
    /** SHA-256 of the writer's private link */
    writer_key_hash: string | null
    request_key: string | null
    /** 1: the writer wants a mail when the family answers */
    mail_on_answer: 0 | 1
    /** the family's */
    answer: string | null
    /** null: by the family */
    answered_by: string | null
    /** when it was written first; a correction leaves it */
    answered_at: number | null
    answer_mailed_at: number | null
    /** marked for the slideshow; shown while it is a part of the content */
    slideshow_sentence: string | null
  }
  memory_media: { memory_id: string; media_id: string; position: number }
  /** deleted items that can be put back for a while; see server/features/deleted */
  deleted_items: {
    id: string
    kind: DeletedKind
    /** null: it had none, or is the obituary */
    title: string | null
    deleted_at: number
    /** the administrator's name */
    deleted_by: string | null
  }
  /** their rows, so that no query of the other tables finds them */
  deleted_rows: {
    item_id: string
    /** the table it is from, or 'pictures' or 'places'; see server/platform/database/deletedItems.ts */
    table_name: string
    row_id: string
    /** JSON of the row; it is migrated with the tables, see deletedRows.ts */
    row: string
  }
  settings: { id: string; name: string; value: string }
  /** the audience of the memorial: no row, which is everyone, or one with id 'access' */
  access: {
    id: string
    audience: Audience
    /** argon2id hash of the family's password */
    password: string | null
    name_in_previews: 0 | 1
  }
  /** the key as it is, so that its address can be shown again: whoever has this table has the memorial */
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
  /** work that takes long, one of each kind at most; see server/work */
  work: {
    /** its result is stored below private/ and this id */
    id: string
    kind: WorkKind
    state: Work['state']
    /** JSON of what it was begun with */
    options: string
    /** the run that does it: one that was taken for dead writes nothing any more */
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
    /** so many pages lie beside it as pictures */
    pages: number
  }
  /** counts of changes per address and window; see server/http/routes/limits.ts */
  limits: { key: string; count: number; resets_at: number }
  /** slideshows that phones control; see server/features/remote */
  remotes: {
    /** in the address that phones open */
    code: string
    /** SHA-256 of the key that the show itself has */
    key_hash: string
    playing: 0 | 1
    music: 0 | 1
    /** all of them, each with a space behind it */
    commands: string
    expires_at: number
  }
  /** when the originals of a media item or song were last read again, by its id; see server/verify */
  file_checks: { subject: string; checked_at: number; fault: string | null }
  /** copies taken with `npm run backup` or by the server itself */
  backups: { made_at: number; files: number; bytes: number; faults: number }
  /** the changes in the dashboard, with who made them; see server/platform/database/journal.ts */
  journal: {
    id: string
    recorded_at: number
    /** the name of whoever did it */
    keeper: string
    /** the name of the endpoint */
    endpoint: string
    subject_id: string | null
    subject_title: string | null
    /** JSON of the fields that differ, null when nothing is to be said of them */
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
  /** JSON of the point that stays in sight where the picture is cut; null: its middle */
  focal_point: string | null
  /** JSON of how it is shown otherwise than it was sent; null: as it was sent. The sizes above are of what is shown */
  adjustment: string | null
  animated: 0 | 1
  /** how many the file has, of which one is shown; null: that is all */
  pages: number | null
  duration: number | null
  /** when it was taken, by what it or its import says of itself */
  taken_at: Edtf | null
  has_poster: 0 | 1
  /** 'damaged': shown as far as it can be decoded; 'not_playable': a film stored as it is, that cannot be shown here */
  problem: 'damaged' | 'not_playable' | null
  /** the file that `filePath` names: photo.jpg, video.mp4, … or 'original' where nothing could be made of it */
  shown_name: string
  /** 0: a portrait, obituary or service picture, not in gallery or slideshow */
  listed: 0 | 1
  /** 1: left by a visitor */
  is_memory: 0 | 1
  memory_author: string | null
  /**
   * a photo that came from a visitor: 'waiting' for the memory it was sent for and swept if none attaches it, 'attached' to one,
   * 'retained' for good since the administrator attached or detached it; null for everything else
   */
  visitor_photo: 'waiting' | 'attached' | 'retained' | null
  position: number
  uploaded_at: number
  /** 1: the family has hidden it, whatever memory it is attached to */
  hidden: 0 | 1
  /** whether visitors see it: null is no, otherwise the folder under public/ and /uploads/ */
  public_key: string | null
  request_key: string | null
}
