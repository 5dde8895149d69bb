/** A record of the content by its kind, and its id or slug. */
export type ContentRecord = {
  kind:
    | 'carousel'
    | 'slide'
    | 'category'
    | 'collection'
    | 'group'
    | 'jackpot'
    | 'video'
    | 'promotion'
    | 'provider'
    | 'game'
    | 'menu'
    | 'submenu'
  id: string
}

/** Kinds of problems of a draft. */
export type FaultKind =
  // A field of the widget itself.
  | 'type'
  | 'missing'
  | 'wrong'
  | 'twice'
  | 'unknown'
  | 'cut'
  // Records that a field names.
  | 'target'
  | 'games'
  | 'empty'
  | 'few'
  | 'unchecked'
  | 'link'
  | 'unseenLink'
  | 'unsafe'
  // HTML.
  | 'html'
  | 'letters'
  | 'tag'
  | 'attribute'
  | 'frame'
  | 'alt'
  // Pictures, and where they and frames come from.
  | 'picture'
  | 'asset'
  | 'icon'
  | 'origin'
  // Periods.
  | 'ahead'
  | 'ended'
  // Pages.
  | 'many'
  | 'other'

/** A problem of a draft that an editor should fix. */
export type Fault = {
  kind: FaultKind
  /** The record that has the field, if it is another than the widget. */
  record?: ContentRecord
  /** The field by its name in the content system. */
  field?: string
  /** Value of the field, shortened. */
  value?: string
  /** The field that was probably meant, or the element of a removed attribute. */
  of?: string
}

/**
 * The source of the entries of a widget or of the main content, and how many are shown; without a count while it is unknown.
 */
export type Outline = {
  kind:
    | ContentRecord['kind']
    | 'special'
    | 'firstJackpot'
    | 'jackpots'
    | 'collections'
    | 'providers'
    | 'promotions'
    | 'videos'
    | 'namedVideos'
    | 'winners'
    | 'allGames'
    | 'liveGames'
  /** Id of the record. */
  id?: string
  shown?: number
  total?: number
}
