/* save_settings: the settings and the hall of fame on the disc (settings_file.h). */
#ifndef SAVE_SETTINGS_H
#define SAVE_SETTINGS_H

/* Takes over what the loader has read: the settings take effect. */
void load_settings(void);

/* Writes them; the screen is lost. */
void save_settings(void);

#endif
