/* The file of settings. */
#include "settings_file.h"
#include "boot.h"
#include "disc_error.h"

static uint8_t loader_status; /* the first byte of what the loader left: below FILE_DAMAGED there is no file */
static uint8_t status;        /* of the file the loader left */

void settings_file_read(const safe_file_t *file) {
    save_format_bytes = boot_settings(file->name);
    loader_status = *save_format_bytes;
    if (loader_status <= FILE_NOT_FOUND) return;
    status = save_format_check(&file->format);
    if (status == FILE_OK) save_format_unpack(&file->format);
}

void settings_file_write(const safe_file_t *file) {
    if (!loader_status || (status != FILE_OK && !disc_error_retry(status, file->name[SAFE_FILE_SAV].text))) return;
    status = FILE_OK;
    disc_error_write(file);
}
