/** Messages of the profile calls. */
export const WORDING = {
  profileSaved: 'Your profile is saved.',
  avatarSaved: 'Your picture is saved.',
  avatarRemoved: 'Your picture is removed.',
  preferencesSaved: 'Your display settings are saved.',
  avatarMissing: 'Choose a picture.',
  avatarTooLarge: 'Choose a picture of 5 MB or less.',
  avatarUnreadable: 'This file is not a picture that we can read. Choose a PNG, JPEG, WebP or GIF.',
} as const;
