import java.io.FileOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Packs files of a folder, named after it, as Java does: deflated, their sizes after the data. */
class Writer {
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[1]);
        try (var zip = new ZipOutputStream(new FileOutputStream(args[0]))) {
            for (int i = 2; i < args.length; i++) {
                zip.putNextEntry(new ZipEntry(args[i]));
                Files.copy(folder.resolve(args[i]), zip);
            }
        }
    }
}
